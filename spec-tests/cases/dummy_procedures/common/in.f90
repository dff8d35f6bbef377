subroutine middle(f, a, b, s)
  real(8) :: a, b, s, f
  external f
  s = (b - a)*f(0.5d0*(a + b))
end subroutine
real(8) function g(x)
  real(8) :: x, p, q, r
  common /par/ p, q, r
  g = sin(p*x) + q*x**2 + r
end function
subroutine top(a, b, s)
  real(8) :: a, b, s, p, q, r, t
  common /par/ p, q, r
  external g
  q = a*p
  r = 2.0d0
  call middle(g, a, b, s)
  q = 1.0d0
  call middle(g, 0.0d0, b*s, t)
  s = s*t + q
end subroutine
