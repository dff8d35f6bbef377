! Along which dimension the sum goes is not known before it runs; of sum(exp(r), 3) it is.
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(6)
  real(8), intent(out) :: y
  real(8) :: a(2, 3), r(2, 3, 4)
  integer :: d, k
  a = reshape(x, [2, 3])
  do k = 1, 4
    r(:, :, k) = a*k
  end do
  do d = 2, 3
    if (d == 3) a = a + sum(r, d)*0.1d0
    if (d == 2) a(1, :) = a(2, :)*sum(a*a, d - 1)
  end do
  a = a + sum(exp(r), 3)*a
  y = sum(a)
end subroutine f
