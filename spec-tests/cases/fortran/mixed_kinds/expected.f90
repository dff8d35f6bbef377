! dotbar adjoint --head 'g(y,s)/(x,q)' in.f90
module mixed_b
  use mixed
  real(wp) :: sb
  real(qp) :: qb
contains
  subroutine g_b(n, x, xb, y, yb)
    integer :: n
    real(wp) :: x
    real(dp) :: y
    real(wp) :: xb
    real(dp) :: yb
    real(qp) :: tempb
    ! Adjoint: sets the derivatives of x, q from those of y, s, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call pushreal8(s)
    s = x*s + n
    call pushreal16(q)
    q = real(x, qp)*q
    call pushreal8(s)
    s = s*s*0.5_wp
    call pushreal16(q)
    q = sqrt(q*q*s + real(n, kind=qp))
    qb = 0.0_16
    sb = sb + yb
    qb = qb + 2.0_16*q*yb
    yb = 0.0d0
    call popreal16(q)
    tempb = qb/(2.0_16*max(sqrt(q*q*s + real(n, kind=qp)), sqrt(tiny(1.0_16))))
    sb = real(sb + q*q*tempb, wp)
    qb = 2.0_16*q*(s*tempb)
    call popreal8(s)
    sb = 2.0d0*s*(0.5_wp*sb)
    call popreal16(q)
    xb = real(q*qb, wp)
    qb = real(x, qp)*qb
    call popreal8(s)
    xb = xb + s*sb
    sb = 0.0d0
  end subroutine g_b
end module mixed_b
