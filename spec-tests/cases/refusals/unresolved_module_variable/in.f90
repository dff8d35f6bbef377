subroutine u2(x, y)
  use nowhere
  real(8) x, y
  w = x*2
  zz(3) = x
  y = w*x + zz(3)
end subroutine
