! The values of exp, tanh, roots, quotients and logistic functions stand for themselves in the derivatives, where they are still there.
subroutine reused(n, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y
  double precision :: e, s, q, g, t, lost, h
  integer :: i
  do i = 1, n                     ! made anew, or used by what comes behind
    e = exp(-x(i))
    s = sqrt(x(i)*x(i) + 1d0)
    q = x(i)/s
    g = 1d0/(1d0 + exp(-x(i)*q))
    t = tanh(q*e)
    y = y*e*s*q*g*t
  end do
  lost = exp(y)                   ! used linearly, then overwritten
  y = y + lost
  lost = dexp(0.1d0*y)            ! used linearly, and left as it is
  y = y + lost
  h = y
  h = 1d0/(dexp(h) + 1d0)         ! of itself
  y = y*h
end subroutine reused
