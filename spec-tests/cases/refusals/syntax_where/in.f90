subroutine s(x, y)
  real x, y
  where x > 0
end subroutine s
