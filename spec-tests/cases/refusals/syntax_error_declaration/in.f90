subroutine s(x, y)
  real x y
  y = x
end subroutine s
