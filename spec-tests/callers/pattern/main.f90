! A line for each result: a star where it depends on the variable.
program main
  implicit none
  integer, parameter :: n = 5, m = 4
  real(8) :: x(n), y(m), xp(n, n), yp(n, m)
  character(n) :: row
  integer :: i, k
  x = [(0.1d0*k, k=1, n)]
  xp = 0
  do k = 1, n
    xp(k, k) = 1
  end do
  call network_pattern(x, xp, y, yp, n)
  do i = 1, m
    do k = 1, n
      row(k:k) = merge('*', '.', yp(k, i) /= 0)
    end do
    print '(a)', row
  end do
end program main
