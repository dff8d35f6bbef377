subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer, target :: k1, k2
  integer, pointer :: ip
  k1 = 2; k2 = 3
  ip => k1
  y = x(ip)**2
  ip => k2
  y = y*x(ip)
end subroutine
