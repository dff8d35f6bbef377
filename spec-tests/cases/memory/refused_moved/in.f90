module m
  type t
    real(8) :: v
  end type t
contains
  subroutine f(x, y)
    real(8) :: x, y
    class(t), allocatable :: a, b
    allocate(t :: a)
    a%v = x
    call move_alloc(a, b)
    y = b%v
  end subroutine f
end module m
