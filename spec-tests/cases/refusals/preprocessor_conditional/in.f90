subroutine s(x, y)
  real x(3), y(3)
#ifdef FAST
  y(1) = x(1)
#else
  y(1) = x(1)*2
#endif
end subroutine s
