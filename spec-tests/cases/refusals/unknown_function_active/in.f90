subroutine s(x, y)
  real x, y, special
  external special
  y = special(x)
end subroutine s
