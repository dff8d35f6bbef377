subroutine s(x, y)
  real x, y
  do i = 1, 3
    y = x
end subroutine s
