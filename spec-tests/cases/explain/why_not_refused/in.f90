subroutine s(x, y)
  real x, y
  goto 10
10 y = x
end
