subroutine s(x, y)
  real x, y
  parameter (a 1)
end subroutine s
