subroutine f(n, x, y)
  integer :: n
  real(8) :: x(n), y, eps
  real(8), external :: d1mach
  integer :: i
  eps = sqrt(d1mach(4))
  y = 0
  do i = 1, n
    if (abs(x(i)) > eps) call g(x(i), y)
  end do
end subroutine
subroutine g(x, y)
  real(8) :: x, y, d1mach
  y = y*x + x*d1mach(3)*1d15
end subroutine
