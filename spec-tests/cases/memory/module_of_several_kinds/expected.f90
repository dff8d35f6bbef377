! dotbar adjoint --head 'f(y)/(x)' in.f90
module m_b
  use m
  real(wp), allocatable :: vb(:)
  real(sp) :: sb
  real(qp) :: qb
contains
  subroutine f_b(x, xb, y, yb)
    real(wp) :: x, y
    real(wp) :: xb, yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call pushreal4(s)
    s = real(x*s, sp)
    call pushreal16(q)
    q = x*q
    if (allocated(vb)) then
      deallocate(vb)
    end if
    if (allocated(v)) then
      allocate(vb, mold=v)
      vb = 0.0d0
    end if
    sb = 0.0
    qb = 0.0_16
    vb(1) = vb(1) + yb
    sb = real(sb + yb, sp)
    qb = qb + 2.0_16*q*yb
    yb = 0.0d0
    sb = 2.0*s*sb
    call popreal16(q)
    xb = real(q*qb, wp)
    qb = 0.0_16
    call popreal4(s)
    xb = xb + s*sb
    sb = 0.0
    xb = xb + 2.0d0*x*vb(1)
    vb(1) = 0.0d0
  end subroutine f_b
end module m_b
