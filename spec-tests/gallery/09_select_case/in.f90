! The viscosity of several fluids.
subroutine viscosity(n, fluid, t, mu)
  implicit none
  integer, intent(in) :: n, fluid(n)
  real(8), intent(in) :: t(n)
  real(8), intent(out) :: mu(n)
  integer :: i
  do i = 1, n
    select case (fluid(i))
    case (1)                                   ! Sutherland
      mu(i) = t(i)**1.5d0/(t(i) + 0.4d0)
    case (2:3)                                 ! Andrade
      mu(i) = 0.1d0*exp(0.5d0/t(i))
    case default
      mu(i) = 1.0d0
    end select
  end do
end subroutine viscosity
