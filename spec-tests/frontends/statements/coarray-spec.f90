subroutine s(n)
  integer n
  real, save :: x[*]
  real, codimension[*], save :: y(3)
  real, allocatable :: z(:)[:, :]
  real, save :: a(2)[2, *], b[*], c
  codimension :: d[*]
  integer, save :: d
  allocate (z(n)[2, *])
  x[1] = 2.0
  y(2)[n] = x[n + 1]*y(1)
  c = z(1)[1, 2] + y(1)
  y(:)[2] = [1.0, 2.0, 3.0]
  sync all
  deallocate (z)
end subroutine s
