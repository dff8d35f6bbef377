subroutine s(x, y, *)
  real x, y
  return 1
10 y = x
end
