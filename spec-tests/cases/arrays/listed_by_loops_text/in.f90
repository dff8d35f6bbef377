subroutine f(n, x, y, z)
  integer :: n, i, j
  real(8) :: x(n), y(n), z
  y = (/ (i*x(i)**2, i=1, n) /)
  z = sum([((x(i)*x(j), i=1, j), j=1, n)])
end subroutine f
