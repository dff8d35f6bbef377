! dotbar adjoint --head 's(y)/(x)' in.f90
! A search that has nothing to reverse is copied with its EXIT; one that only tests leaves no trace in the backward sweep.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, at
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  at = n
  do i = 1, n
    if (x(i) < 0.2d0) cycle
    at = i
    if (x(i) > 0.4d0) exit
  end do
  xb = 0.0d0
  xb(at) = xb(at) + 2.0d0*x(at)*yb
  yb = 0.0d0
end subroutine s_b
