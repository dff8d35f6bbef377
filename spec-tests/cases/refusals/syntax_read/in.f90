subroutine s(x, y)
  real x, y
  read (5, *) 1 +
end subroutine s
