module m
  real(8) :: total = 0.5d0
contains
  pure real(8) function f(x, k)
    real(8), intent(in) :: x
    integer, intent(in) :: k
    real(8) :: t
    t = x*x
    f = x**k + total*t
    t = sin(f)
    f = t*x*f
  end function
  !$AD NOCHECKPOINT
  function g(x) result(r)
    real(8) :: x, r
    x = x*x
    r = sin(x)*x*total
    total = total*r + x
  end function
end module
subroutine s(n, x, y)
  use m
  implicit none
  integer :: n, i
  real(8) :: x(n), y, u
  y = 1.0d0
  do i = 1, n
    !$AD NOCHECKPOINT
    x(i) = sin(y*f(x(i), 2)*f(f(x(i), 1), 3)) + 2*x(i)
    u = g(x(i))
    y = y + u*total
    !$AD NOCHECKPOINT
    y = sin(y*f(y*x(i), 1))
  end do
end subroutine
