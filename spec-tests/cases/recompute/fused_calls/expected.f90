! dotbar adjoint --no-inlining --head 'measured(e,f)/(x,f)' --mark nocheckpoint=outer,changed in.f90
! Trips that only call: what a call without a checkpoint keeps for its backward sweep goes and comes back in one trip.
subroutine measured_b(n, x, xb, e, eb, f, fb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2, n)
  real(8), intent(inout) :: e(n)
  real(8), intent(inout) :: f(n)
  integer :: i
  real(8) :: xb(2, n), eb(n), fb(n)
  ! Adjoint: sets the derivatives of x, f from those of e, f, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! one that another trip has set is read: they run one after the other
  do i = 2, n
    call changed_fwd(x(1, i), f(i - 1), f(i))
  end do
  xb = 0.0d0
  do i = n, 2, -1
    call changed_bwd(x(1, i), xb(1, i), f(i - 1), fb(i - 1), f(i), fb(i))
  end do
  ! each its own element
  do i = n, 1, -1
    call outer_fwd(x(1, i), e(i))
    call outer_bwd(x(1, i), xb(1, i), e(i), eb(i))
  end do
end subroutine measured_b

subroutine outer_fwd(x, e)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: e
  real(8) :: t
  call middle_fwd(x, t)
  call pushreal8(t)
  t = t*t
  call pushreal8(t)
end subroutine outer_fwd

subroutine outer_bwd(x, xb, e, eb)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: e
  real(8) :: t
  real(8) :: xb(2), eb, tb
  call popreal8(t)
  tb = cos(t)*eb
  eb = 0.0d0
  call popreal8(t)
  tb = 2.0d0*t*tb
  call middle_bwd(x, xb, t, tb)
end subroutine outer_bwd

subroutine middle_fwd(x, t)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: t
  real(8) :: s
  call inner(x, s)
  call pushreal8(s)
  s = s*s
  t = s*x(1)
  call pushreal8(s)
end subroutine middle_fwd

subroutine middle_bwd(x, xb, t, tb)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: t
  real(8) :: s
  real(8) :: xb(2), tb, sb
  call popreal8(s)
  sb = x(1)*tb
  xb(1) = xb(1) + s*tb
  tb = 0.0d0
  call popreal8(s)
  sb = 2.0d0*s*sb
  call inner_b(x, xb, s, sb)
end subroutine middle_bwd

subroutine inner_b(x, xb, s, sb)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: s
  integer :: k
  real(8) :: xb(2), sb
  s = 1
  do k = 1, 2
    call pushreal8(s)
    call innermost(x(k), s)
    call pushreal8(s)
    s = s*s
  end do
  do k = 2, 1, -1
    call popreal8(s)
    sb = 2.0d0*s*sb
    call popreal8(s)
    call innermost_b(x(k), xb(k), s, sb)
  end do
  sb = 0.0d0
end subroutine inner_b

subroutine innermost_b(x, xb, s, sb)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: s
  real(8) :: xb, sb, tempb
  tempb = s*sb
  xb = xb + tempb
  sb = (x + 0.5d0*s)*sb + 0.5d0*tempb
end subroutine innermost_b

subroutine changed_fwd(x, a, e)
  implicit none
  real(8), intent(in) :: x(2), a
  real(8), intent(inout) :: e
  real(8) :: t
  call middle_fwd(x, t)
  call pushreal8(e)
  e = e*t*a
  call pushreal8(t)
end subroutine changed_fwd

subroutine changed_bwd(x, xb, a, ab, e, eb)
  implicit none
  real(8), intent(in) :: x(2), a
  real(8), intent(inout) :: e
  real(8) :: t
  real(8) :: xb(2), ab, eb, tb, tempb
  call popreal8(t)
  call popreal8(e)
  tempb = a*eb
  tb = e*tempb
  ab = ab + e*t*eb
  eb = t*tempb
  call middle_bwd(x, xb, t, tb)
end subroutine changed_bwd
