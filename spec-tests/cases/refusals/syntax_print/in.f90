subroutine s(x, y)
  real x, y
  print *, x y
end subroutine s
