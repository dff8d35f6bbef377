module kinds
#ifdef REAL32
  integer, parameter :: wp = 4
#elif defined(REAL128)
  integer, parameter :: wp = 16
#else
  integer, parameter :: wp = 8
#endif
end module kinds
#define TWO 2.0_wp
#define HALF (1/TWO)
subroutine f(x, y)
  use kinds
#include "parts.h"
  real(wp) :: x, y, t
  t = x*weight
  if (x > TWO) then
    t = x*t
  end if
  y = HALF*t &
#if defined(SQUARED) && (SQUARED - 2*3 > -5 || defined(VERSION))
      + x**2 & ! don't
#else
      + x**3
#endif
      + 1.0_wp  ! TWO
  print *, 'TWO', y
end subroutine f
