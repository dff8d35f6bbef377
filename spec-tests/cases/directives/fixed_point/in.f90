! A nonlinear two-point problem by Gauss-Seidel sweeps until nothing changes; then a norm of the solution.
subroutine solve(n, k, f, left, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: k(n), f(n), left
  double precision, intent(out) :: y
  double precision :: u(0:n+1), old, change
  integer :: i
  u = 0
  u(0) = left
  change = 1
  !$AD FP-LOOP
  do while (change > 1d-15)
    change = 0
    do i = 1, n
      old = u(i)
      u(i) = (u(i-1) + u(i+1) + f(i) - 0.1d0*k(i)*u(i)**3)/(2 + k(i)**2)
      change = change + abs(u(i) - old)
    end do
  end do
  y = 0
  do i = 1, n
    y = y + u(i)**2*k(i)
  end do
  u = 0
end subroutine
