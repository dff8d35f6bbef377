subroutine s1(p, q, r, c, v)      ! c is useful to the caller, v is varied there: neither has a derivative here
  real(8) :: p, q, r, c, v
  q = p*q
  r = q*c
end subroutine

subroutine top(x, y)
  real(8) :: x, y, t, c, v
  c = 3.0d0
  v = x
  t = x
  call s1(x, y, t, c, v)
  y = sin(y)*x*t*c
end subroutine
