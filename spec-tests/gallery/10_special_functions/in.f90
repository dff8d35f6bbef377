! The logarithm of the likelihood of a gamma distribution.
subroutine likelihood(n, x, shape, scale, l)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), shape, scale
  real(8), intent(out) :: l
  integer :: i
  l = 0.0d0
  do i = 1, n
    l = l + (shape - 1.0d0)*log(x(i)) - x(i)/scale - log_gamma(shape) - shape*log(scale)
  end do
end subroutine likelihood
