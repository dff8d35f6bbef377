subroutine f(x, y)
  real :: x, y
  y = x*x
#ifdef __GFORTRAN__
  y = y*x
#endif
#if 0
  y = y*LINE(x)
#endif
#define CUBE(x) x*x*x
  y = CUBE(y, x)
end subroutine f
