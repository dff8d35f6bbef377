! dotbar adjoint --head 's(y)/(x)' in.f90
! A choice that EXIT leaves by its name and that has nothing to reverse records nothing.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: at
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  at = 1
  search: if (n > 1) then
    at = 2
    if (x(2) > 0.0d0 .and. n > 3) exit search
    at = n
  end if search
  xb = 0.0d0
  xb(at) = xb(at) + 2.0d0*x(at)*yb
  yb = 0.0d0
end subroutine s_b
