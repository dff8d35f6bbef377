subroutine s(x, y)
  real x, y
  data x /1.0
end subroutine s
