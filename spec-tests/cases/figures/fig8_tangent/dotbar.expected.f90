subroutine fig8_d(a, ad, b, bd, c, cd, d, dd, e, ed)
  real :: a, b, c, d, e, x
  real :: ad, bd, cd, dd, ed
  ! Tangent: the derivatives of d, e are computed from those of a, b, c, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  x = a*b
  ad = 0.0
  a = 5.0
  dd = a*cd
  d = a*c
  ed = 0.0
  e = a/x
  ed = 0.0
  e = floor(e)
end subroutine fig8_d
