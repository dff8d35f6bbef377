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
    real(wp) :: xb, tempb
    real(dp) :: yb
    real(qp) :: temp0b, temp1b
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
    xb = 0.0d0
    qb = 0.0_16
    sb = sb + yb
    qb = qb + q*yb
    qb = qb + q*yb
    yb = 0.0d0
    call popreal16(q)
    temp0b = qb/(2.0_16*max(sqrt(q*q*s + real(n, kind=qp)), sqrt(tiny(1.0_16))))
    temp1b = s*temp0b
    sb = real(sb + q*q*temp0b, wp)
    qb = q*temp1b + q*temp1b
    call popreal8(s)
    tempb = 0.5_wp*sb
    sb = s*tempb + s*tempb
    call popreal16(q)
    xb = real(xb + q*qb, wp)
    qb = real(x, qp)*qb
    call popreal8(s)
    xb = xb + s*sb
    sb = 0.0d0
  end subroutine g_b
end module mixed_b
