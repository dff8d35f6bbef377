! dotbar adjoint --head 'pend(th,om)>(e)' in.f90
module phys_b
  use phys
contains
  subroutine pend_b(n, th, thb, om, omb, dt, e, eb)
    integer, intent(in) :: n
    real(8), intent(inout) :: th, om
    real(8), intent(in) :: dt
    real(8), intent(inout) :: e
    integer :: i
    real(8) :: thb, omb, eb
    ! Adjoint: sets the derivatives of th, om from those of e, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, n
      om = om - g*sin(th)*dt ! kick
      call pushreal8(th)
      th = th + om*dt
    end do
    omb = 2.0d0*om*(0.5d0*eb)
    thb = sin(th)*(g*eb)
    eb = 0.0d0
    do i = n, 1, -1
      call popreal8(th)
      omb = omb + dt*thb
      thb = thb - cos(th)*(g*(dt*omb))
    end do
  end subroutine pend_b
end module phys_b
