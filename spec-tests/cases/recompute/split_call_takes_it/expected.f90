! dotbar adjoint --head 'split_call_takes_it(x)>(x)' --no-fused in.f90
! What every trip makes again is read by the call of a forward procedure, too: it stays where that is called.
subroutine split_call_takes_it_b(x, xb, y)
  implicit none
  real(8) :: x(3), y, t
  integer :: i
  real(8) :: xb(3), tempb
  ! Adjoint: sets the derivatives of x from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 3
    t = 2.0d0
    call step_fwd(y, t*cos(0.1d0*t), x(i))
  end do
  do i = 3, 1, -1
    t = 2.0d0
    tempb = 0.0d0
    call step_bwd(y, tempb, t*cos(0.1d0*t), x(i), xb(i))
  end do
end subroutine split_call_takes_it_b

subroutine step_fwd(y, a, x)
  implicit none
  real(8) :: y, a, x
end subroutine step_fwd

subroutine step_bwd(y, yb, a, x, xb)
  implicit none
  real(8) :: y, a, x
  real(8) :: yb, xb
  xb = xb + a*yb
  yb = 0.0d0
end subroutine step_bwd
