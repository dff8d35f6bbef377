subroutine f(x, y)
  real(8) :: x(3), y
  integer :: k(3)
  k = (/1, 1, 2/)
  k(k(2):k(3)) = 2
  y = x(k(1))*x(k(3))
end subroutine f
