! dotbar adjoint --head 'heat(u)>(u)' in.f90
! A nonlinear heat equation, some explicit steps.
subroutine heat_b(n, steps, u, ub)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(inout) :: u(n)
  integer :: i, k
  real(8) :: left, here
  real(8) :: ub(n), leftb, hereb
  double precision :: tempb
  ! Adjoint: sets the derivatives of u from those of u, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do k = 1, steps
    call pushreal8array(u, size(u))
    left = u(1)
    do i = 2, n - 1
      here = u(i)
      u(i) = here + 0.1d0*here**2*(left - 2.0d0*here + u(i + 1))
      left = here
    end do
  end do
  leftb = 0.0d0
  do k = steps, 1, -1
    call popreal8array(u, size(u))
    left = u(1)
    do i = 2, n - 1
      here = u(i)
      call pushreal8(u(i))
      u(i) = here + 0.1d0*here**2*(left - 2.0d0*here + u(i + 1))
      call pushreal8(left)
      left = here
    end do
    do i = n - 1, 2, -1
      call popreal8(left)
      hereb = leftb
      call popreal8(u(i))
      here = u(i)
      hereb = hereb + ub(i)
      hereb = hereb + 2.0d0*here*(0.1d0*((left - 2.0d0*here + u(i + 1))*ub(i)))
      tempb = 0.1d0*here**2*ub(i)
      leftb = tempb
      hereb = hereb - 2.0d0*tempb
      ub(i + 1) = ub(i + 1) + tempb
      ub(i) = hereb
    end do
    ub(1) = ub(1) + leftb
    leftb = 0.0d0
  end do
end subroutine heat_b
