! dotbar adjoint --head 'viscosity(t)>(mu)' in.f90
! The viscosity of several fluids.
subroutine viscosity_b(n, fluid, t, tb, mu, mub)
  implicit none
  integer, intent(in) :: n, fluid(n)
  real(8), intent(in) :: t(n)
  real(8), intent(inout) :: mu(n)
  integer :: i
  real(8) :: tb(n), mub(n)
  ! Adjoint: sets the derivatives of t from those of mu, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  tb = 0.0d0
  do i = n, 1, -1
    select case (fluid(i))
    case (1)
      tb(i) = tb(i) + 1.5d0*t(i)**(1.5d0 - 1.0d0)*((1.0d0/(t(i) + 0.4d0))*mub(i))
      tb(i) = tb(i) - t(i)**1.5d0*(1.0d0/(t(i) + 0.4d0))**2*mub(i)
      mub(i) = 0.0d0
    ! Andrade
    case (2:3)
      tb(i) = tb(i) - 0.5d0*(1.0d0/t(i))**2*(exp(0.5d0/t(i))*(0.1d0*mub(i)))
      mub(i) = 0.0d0
    case default
      mub(i) = 0.0d0
    end select
  end do
end subroutine viscosity_b
