! dotbar tangent --library runtime --head 'g_b(x,yb)>(xb)' g_b.f90
! dotbar adjoint --head 'g(x)>(y)' in.f90
subroutine g_b_d(n, x, xd, xb, xbd, y, yb, ybd)
  integer :: n, i
  real*8 :: x(n), y, s, t
  real*8 :: xb(n), yb, sb, tb
  integer(1) :: branch(n)
  real*8 :: xd(n), xbd(n), ybd, sd, td, sbd, tbd
  ! Tangent: the derivatives of xb are computed from those of x, yb, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  td = 0.0d0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  sd = 0.0d0
  s = 1.0d0
  do i = 1, n
    call pushreal8_d(t, td)
    td = xd(i)*s + x(i)*sd
    t = x(i)*s
    call pushreal8_d(s, sd)
    sd = cos(t)*td + sd*x(i) + s*xd(i)
    s = sin(t) + s*x(i)
    if (s > 1.5d0) then
      call pushreal8_d(s, sd)
      sd = sd*t + s*td
      s = s*t
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  xbd = 0.0d0
  xb = 0.0d0
  tbd = 0.0d0
  tb = 0.0d0
  sbd = 2.0d0*sd*yb + 2.0d0*s*ybd
  sb = 2.0d0*s*yb
  ybd = 0.0d0
  yb = 0.0d0
  do i = n, 1, -1
    if (branch(i) == 0) then
      call popreal8_d(s, sd)
      tbd = sd*sb + s*sbd
      tb = s*sb
      sbd = td*sb + t*sbd
      sb = t*sb
    end if
    call popreal8_d(s, sd)
    tbd = tbd + (cos(t)*sbd - sin(t)*td*sb)
    tb = tb + cos(t)*sb
    xbd(i) = xbd(i) + (sd*sb + s*sbd)
    xb(i) = xb(i) + s*sb
    sbd = xd(i)*sb + x(i)*sbd
    sb = x(i)*sb
    call popreal8_d(t, td)
    xbd(i) = xbd(i) + (sd*tb + s*tbd)
    xb(i) = xb(i) + s*tb
    sbd = sbd + (xd(i)*tb + x(i)*tbd)
    sb = sb + x(i)*tb
    tbd = 0.0d0
    tb = 0.0d0
  end do
end subroutine g_b_d
