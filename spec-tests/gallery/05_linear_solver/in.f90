! Solves a tridiagonal system in place: the solution stands in d.
subroutine thomas(n, a, b, c, d)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), c(n)
  real(8), intent(inout) :: b(n), d(n)
  integer :: i
  real(8) :: w
  do i = 2, n
    w = a(i)/b(i - 1)
    b(i) = b(i) - w*c(i - 1)
    d(i) = d(i) - w*d(i - 1)
  end do
  d(n) = d(n)/b(n)
  do i = n - 1, 1, -1
    d(i) = (d(i) - c(i)*d(i + 1))/b(i)
  end do
end subroutine thomas
