module shared
  real(8) :: rate
end module shared

! A function, a matrix, a scalar that is both, COMMON, a variable of a module.
function f(n, a, s, u)
  use shared, only: rate
  implicit none
  integer, parameter :: low = 0
  integer, intent(in) :: n
  real(8) :: a(low:n, 2), s, f, u(3), w(4)
  common /c/ w
  integer :: i
  f = rate*w(2)
  do i = low, n
    f = f + a(i, 1)*a(i, 2)*s
  end do
  s = sin(s)*f + sum(u)
end function f
