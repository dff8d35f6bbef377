subroutine far(x, y)
  use elsewhere
  real*8 :: x, y, t
  t = x*2.0d0
  z = t
  call inside(t, y)
  y = y*w + t
  z = t
  z = 0.0d0
end subroutine

subroutine inside(p, q)
  use elsewhere
  real*8 :: p, q
  q = p*z
end subroutine
