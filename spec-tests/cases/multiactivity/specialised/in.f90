subroutine top(x, y, z, r)
  implicit none
  real*8 :: x, y, z, r, a, b, c
  real*8 :: mean
  external mean
  c = 2.0d0
  call mix(x, c, a)
  call mix(c, y, b)
  r = a*b + mean(a, z) + mean(z, z)
  call mix(x, y, a)
  r = r*a
end subroutine top

subroutine mix(p, q, s)
  implicit none
  real*8 :: p, q, s
  s = p*p*q + sin(q)*p
  call scale(s, q)
end subroutine mix

subroutine scale(s, f)
  implicit none
  real*8 :: s, f
  s = s*f
  s = s*s
end subroutine scale

real*8 function mean(u, v)
  implicit none
  real*8 :: u, v
  mean = sqrt(u*u + v*v)
end function mean
