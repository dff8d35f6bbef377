module m
  type t
    real(8), allocatable :: v(:)
  end type t
contains
  subroutine f(x, y)
    real(8) :: x(3), y
    type(t) :: a(2)
    a(1)%v = x
    a(2) = a(1)
    y = sum(a(2)%v)
  end subroutine f
end module m
