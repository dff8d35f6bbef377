subroutine s(x, y)
  real x, y
  do i = 1
end subroutine s
