! dotbar tangent --head 's1(q)/(p)' --head 'top(y)/(x,y)' in.f90
! c is useful to the caller, v is varied there: neither has a derivative here
subroutine s1_d(p, pd, q, qd, r, rd, c, v)
  real(8) :: p, q, r, c, v
  real(8) :: pd, qd, rd
  ! Tangent: the derivatives of q are computed from those of p, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ! It is called by differentiated code, too: the caller also sets the derivatives of q, r (to zero, when nothing is added).
  qd = pd*q + p*qd
  q = p*q
  rd = qd*c
  r = q*c
end subroutine s1_d

subroutine top_d(x, xd, y, yd)
  real(8) :: x, y, t, c, v
  real(8) :: xd, yd, td
  ! Tangent: the derivatives of y are computed from those of x, y, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  c = 3.0d0
  v = x
  td = xd
  call s1_d(x, xd, y, yd, t, td, c, v)
  yd = ((cos(y)*yd*x + sin(y)*xd)*t + sin(y)*x*td)*c
  y = sin(y)*x*t*c
end subroutine top_d
