subroutine s(x, y)
  real x, y
  format (i5)
end subroutine s
