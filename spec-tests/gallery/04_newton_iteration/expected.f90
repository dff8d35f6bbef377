! dotbar adjoint --head 'kepler(m,e)>(a)' in.f90
! Kepler's equation a - e*sin(a) = m, by Newton's method.
subroutine kepler_b(m, mb, e, eb, a, ab)
  implicit none
  real(8), intent(in) :: m, e
  real(8), intent(inout) :: a
  real(8) :: step
  real(8) :: mb, eb, ab, stepb, temp0b
  double precision :: tempb
  integer :: count
  ! Adjoint: sets the derivatives of m, e from those of a, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = m
  step = 1.0d0
  count = 0
  do while (abs(step) > 1.0d-12)
    step = (a - e*sin(a) - m)/(1.0d0 - e*cos(a))
    call pushreal8(a)
    a = a - step
    count = count + 1
  end do
  call pushinteger4(count)
  mb = 0.0d0
  eb = 0.0d0
  stepb = 0.0d0
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popreal8(a)
    stepb = stepb - ab
    tempb = (1.0d0/(1.0d0 - e*cos(a)))*stepb
    ab = ab + tempb
    eb = eb - sin(a)*tempb
    ab = ab - cos(a)*(e*tempb)
    mb = mb - tempb
    temp0b = (a - e*sin(a) - m)*(1.0d0/(1.0d0 - e*cos(a)))**2*stepb
    eb = eb + cos(a)*temp0b
    ab = ab - sin(a)*(e*temp0b)
    stepb = 0.0d0
  end do
  mb = mb + ab
  ab = 0.0d0
end subroutine kepler_b
