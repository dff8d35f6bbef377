subroutine s(x, y)
  real x, y
  interface
end subroutine s
