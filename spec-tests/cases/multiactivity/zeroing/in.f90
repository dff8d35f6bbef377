! The gradient of the temperature: a copy that nothing uses behind the call, so varied and not useful there.
subroutine gradient(n, u, g)
  implicit none
  integer :: n
  real*8 :: u(n), g(n), t(n), f(n), h(n)
  t = u
  call cellgradient(n, t, g)
  f = u
  call cellgradient(n, f, h)
  g = g*f + h
end subroutine gradient

subroutine cellgradient(n, t, g)
  implicit none
  integer :: n
  real*8 :: t(n), g(n)
  g = t*t
  t = sin(t)
end subroutine cellgradient
