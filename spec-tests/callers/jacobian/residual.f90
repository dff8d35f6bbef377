! Steady convection and diffusion, discretised: each residual depends on its neighbours.
subroutine residual(n, u, r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(out) :: r(n)
  real(8) :: left, right
  integer :: i
  do i = 1, n
    left = 1.0d0
    if (i > 1) left = u(i - 1)
    right = 0.0d0
    if (i < n) right = u(i + 1)
    r(i) = u(i)*(right - left) - 0.1d0*exp(-u(i))*(right - 2.0d0*u(i) + left)
  end do
end subroutine residual
