subroutine s(x, y)
  real x, y
  if (x > 0.0) then
    y = x
end subroutine s
