subroutine s(x, y)
  real x, y
  call t(x, y, 1)
end subroutine s

subroutine t(x, y)
  real x, y
  y = x
end subroutine t
