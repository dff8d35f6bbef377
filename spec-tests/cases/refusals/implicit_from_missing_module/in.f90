subroutine s(x, y)
  use nowhere
  real x, y
  m = x*2
  y = m
end subroutine s
