subroutine s(x, y)
  implicit none
  integer, parameter :: sp = 4, dp = selected_real_kind(15)
  real(8) :: x, y
  integer(8) :: i
  y = real(x, 4)*x + real(x*x, kind=sp) + real(sin(x), dp)
  i = int(x, 8)
  y = y*cos(real(x, dp)) + i
end subroutine
