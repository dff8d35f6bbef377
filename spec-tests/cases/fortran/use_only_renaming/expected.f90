! dotbar adjoint --no-inlining --head 'state(t,p)>(e,volume)' useonly.f90
module constants_b
  use constants
  real(dp) :: pressureb, volumeb
end module constants_b

module functions_b
  use functions
  use constants, only: wp => dp
contains
  subroutine square_b(x, xb, squareb)
    real(wp), intent(in) :: x
    real(wp) :: xb, squareb
    xb = xb + 2.0d0*x*squareb
    squareb = 0.0d0
  end subroutine square_b
end module functions_b

! USE with ONLY, with renaming in both forms, of variables, parameters and procedures; one module through two others.
subroutine state_b(n, t, tb, e, eb)
  use constants, only: wp => dp, r => gas, p => pressure, volume
  use functions, sq => square
  use constants_b, only: pb => pressureb, volumeb
  use functions_b, only: sq_b => square_b
  implicit none
  integer, intent(in) :: n
  real(wp), intent(in) :: t(n)
  real(wp), intent(inout) :: e
  integer :: i
  real(wp) :: result
  real(wp) :: tb(n), eb, resultb, result0b
  real(8) :: tempb
  ! Adjoint: sets the derivatives of t, p from those of e, volume, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call pushreal8(result)
    result = sq(t(i))
    call pushreal8(volume)
    volume = volume*t(i)
  end do
  tb = 0.0d0
  resultb = 0.0d0
  pb = 0.0d0
  do i = n, 1, -1
    call popreal8(volume)
    tb(i) = tb(i) + volume*volumeb
    volumeb = t(i)*volumeb
    tempb = (1.0d0/volume)*eb
    resultb = resultb + r*(p*tempb)
    pb = pb + r*result*tempb
    volumeb = volumeb - r*result*p*(1.0d0/volume)**2*eb
    call popreal8(result)
    result0b = resultb
    resultb = 0.0d0
    call sq_b(t(i), tb(i), result0b)
  end do
  eb = 0.0d0
end subroutine state_b
