#define KEPT
module m
#ifdef KEPT
  real :: a
#else
  real(8) :: a
#endif
contains
#ifndef KEPT
  subroutine t
  end subroutine t
#endif
  subroutine s(x)
    real x
#ifdef KEPT
    x = a
    if (x > 1) return
#endif
    x = 2
  end subroutine s
end module m
