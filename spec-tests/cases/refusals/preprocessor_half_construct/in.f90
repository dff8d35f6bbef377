subroutine s(x, y)
  real x, y
#ifdef FAST
  if (x > 1) then
#endif
  y = x
  end if
end subroutine s
