subroutine s(x, y)
  real x, y
  write (6, * x
end subroutine s
