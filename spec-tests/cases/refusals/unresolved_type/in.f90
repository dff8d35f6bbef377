subroutine u1(x, y)
  use nowhere
  real(8) x, y
  type(thing) s
  s%a = x*2
  y = s%a*x
end subroutine
