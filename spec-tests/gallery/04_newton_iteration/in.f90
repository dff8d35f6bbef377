! Kepler's equation a - e*sin(a) = m, by Newton's method.
subroutine kepler(m, e, a)
  implicit none
  real(8), intent(in) :: m, e
  real(8), intent(out) :: a
  real(8) :: step
  a = m
  step = 1.0d0
  do while (abs(step) > 1.0d-12)
    step = (a - e*sin(a) - m)/(1.0d0 - e*cos(a))
    a = a - step
  end do
end subroutine kepler
