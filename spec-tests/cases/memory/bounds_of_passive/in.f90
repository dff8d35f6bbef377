! Bounds that come from a variable without derivative.
module m
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8) :: w(0:2), c(-1:1)
    real(8), allocatable :: a(:), d(:), e(:)
    w = x
    c = 2
    d = c
    d(-1) = x(1)*d(0)
    y = d(-1) + d(lbound(d, 1))*d(1)
    a = w + c
    y = y + a(1)*lbound(a, 1)
    e = c*1
    e(1) = x(2)
    y = y + e(lbound(e,1))*e(3)
    e = w
    y = y*e(1)
  end subroutine
end module
