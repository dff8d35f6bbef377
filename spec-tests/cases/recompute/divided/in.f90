! Quotients by one divisor share its inverse, also under a mask that keeps it away from 0.
subroutine divided(n, a, b, c, h)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), b(n), h
  real(8), intent(inout) :: c(n)
  integer :: i
  do i = 1, n - 1
    if (b(i) /= 0) c(i) = a(i)/b(i) + (c(i + 1) - a(i + 1))/h + 1/b(i) + a(i)/n
  end do
  where (b > 0.1d0) c = c/b
end subroutine
