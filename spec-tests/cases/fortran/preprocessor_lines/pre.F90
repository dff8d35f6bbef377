#define VERBOSE 1
subroutine heat(n, x, y)
  implicit none
#include "sizes.inc"
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
#ifdef VERBOSE
  print *, 'heat', n
#endif
  y = 0.0d0
  do i = 1, n
#if defined(VERBOSE) && VERBOSE > 1
    print *, i
#endif
    y = y + factor*x(i)**2
  end do
end subroutine heat
