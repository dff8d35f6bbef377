! Transformational functions of passive values.
! standard: 16.9
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n, k(n), i
  real(8) :: x(n), y
  do i = 1, n
    k(i) = n + 1 - i
  end do
  y = x(minval(k))*x(maxloc(k, 1))*sum(k) + x(count(k > 1))**2
end subroutine f
