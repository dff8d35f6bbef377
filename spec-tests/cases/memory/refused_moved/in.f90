subroutine f(x, y)
  type t
    real(8) :: v
  end type t
  real(8) :: x, y
  type(t), allocatable :: a(:), b(:)
  allocate(a(1))
  a(1)%v = x
  call move_alloc(a, b)
  y = b(1)%v
end subroutine f
