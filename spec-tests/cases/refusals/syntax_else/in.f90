subroutine s(x, y)
  real x, y
  else
end subroutine s
