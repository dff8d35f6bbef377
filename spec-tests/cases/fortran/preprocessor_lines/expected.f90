! dotbar adjoint --head 'heat(x)>(y)' pre.F90
subroutine heat_b(n, x, xb, y, yb)
  implicit none
#include "sizes.inc"
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
#ifdef VERBOSE
    print *, 'heat', n
#endif
  do i = 1, n
#if defined(VERBOSE) && VERBOSE > 1
      print *, i
#endif
  end do
  xb = 0.0d0
  do i = n, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*(factor*yb)
  end do
  yb = 0.0d0
end subroutine heat_b
