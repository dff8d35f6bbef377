subroutine s(x, y)
  real x, y
  call t(x, y)
  y = y*x
end subroutine s

subroutine t(x, y)
  real x, y, c
  read (5, *) c
  y = c*x
end subroutine t
