! ierr is set before anybody reads it: check asks for no value of it.
subroutine solve(n, x, y, ierr)
  integer n, ierr, i
  double precision x(n), y
  y = 0d0
  ierr = 0
  do i = 1, n
    if (x(i) .lt. -1d3) ierr = 1
    y = y + x(i)**2
  end do
end subroutine solve
