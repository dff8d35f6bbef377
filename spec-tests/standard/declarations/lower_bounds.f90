! Lower bounds that are negative, zero, and expressions of a dummy.
! standard: 8.5.8.2
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(-1:n-2), y(n:2*n-1), t(-n:0)
  do i = 0, n - 1
    t(-i) = x(i-1)*x(-1)
  end do
  do i = n, 2*n - 1
    y(i) = t(n-i)*sin(t(-2))
  end do
end subroutine f
