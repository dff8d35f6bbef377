subroutine s(x, y)
  real x, y
  open 10
end subroutine s
