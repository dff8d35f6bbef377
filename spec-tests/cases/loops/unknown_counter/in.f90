! A DO variable of a module without source is taken to be an integer.
subroutine f(n, x, y)
  use elsewhere, only: k
  implicit none
  integer :: n
  real(8) :: x(n), y, g
  external :: g
  do k = 1, n
    y = y*g(x(k))
  end do
  do k = 1, int(3*x(1))
    if (x(k) > 0.5d0) cycle
    y = y + g(x(k))*x(n)
  end do
end subroutine f
real(8) function g(x)
  implicit none
  real(8) :: x
  g = x*x
end function g
