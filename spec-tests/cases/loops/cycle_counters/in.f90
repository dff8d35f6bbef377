! CYCLE in a DO whose variable is an integer, or a real one without a derivative over bounds that have none, at the loop's begin.
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(n), y, a, b, g
  external :: g
  b = 2.3d0
  do i = 1, n
    if (x(i) > 0.9d0) cycle
    y = y + x(i)**2
  end do
  do i = 1, int(3*x(2))
    if (i == 2) cycle
    y = y + x(i)
  end do
  do a = 0.0d0, b, 0.5d0
    if (a > 1.2d0) cycle
    y = y*g(x(1)) + a
    b = x(2)
  end do
  y = y*b
end subroutine f
real(8) function g(x)
  implicit none
  real(8) :: x
  g = x*x
end function g
