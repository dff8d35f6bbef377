subroutine rule(f, a, b, s)
  real(8) :: a, b, s, f
  external f
  s = (b - a)*f(0.5d0*(a + b))
end subroutine
subroutine twice(f, a, b, s)
  real(8) :: a, b, s, t
  external f
  call rule(f, a, 0.5d0*(a + b), s)
  call rule(f, 0.5d0*(a + b), b, t)
  s = s + t
end subroutine
