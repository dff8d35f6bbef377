module m
  type t
    real(8), allocatable :: v(:)
  end type t
contains
  subroutine f(x, y)
    real(8) :: x(3), y
    type(t) :: a, b
    a%v = x
    b = a
    y = sum(b%v)
  end subroutine f
end module m
