subroutine s(x, y)
  real x, y
  select case x
end subroutine s
