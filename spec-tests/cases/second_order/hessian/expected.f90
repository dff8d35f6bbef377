! dotbar hessian --rules multidirectional --library runtime_directions --head 'f_b(x,p)>(xb,pb)' diffsizes.f90 f_b.f90
! dotbar adjoint --head 'f(x,p)>(y)' in.f90
! What is overwritten is kept with its derivatives in all directions: scalars, arrays, and the argument of a special function.
subroutine f_b_dv(n, x, xd, xb, xbd, p, pd, pb, pbd, y, yb, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), p
  real(8), intent(inout) :: y(2)
  real(8) :: s, w(3)
  integer :: i
  real(8) :: xb(n), pb, yb(2), sb, wb(3), tempb(3)
  integer(1) :: branch(n)
  real(8) :: result
  real(8) :: xd(nbdirsmax, n), xbd(nbdirsmax, n), pd(nbdirsmax), pbd(nbdirsmax), sd(nbdirsmax), &
      wd(nbdirsmax, 3), sbd(nbdirsmax), wbd(nbdirsmax, 3), tempbd(nbdirsmax, 3), resultd(nbdirsmax)
  double precision :: tempd(nbdirsmax)
  integer :: nbdirs, nd
  real(8), external :: dotbar_digamma8
  ! Tangent: the derivatives of xb, pb are computed from those of x, p, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  resultd = 0.0d0
  ! Adjoint: sets the derivatives of x, p from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = p
  s = 1.0d0
  do nd = 1, nbdirs
    wd(nd, :) = pd(nd)
    sd(nd) = 0.0d0
  end do
  do i = 1, n
    call pushreal8_dv(s, sd, nbdirs)
    do nd = 1, nbdirs
      sd(nd) = sd(nd)*x(i) + s*xd(nd, i) + cos(s)*sd(nd)
    end do
    s = s*x(i) + sin(s)
    call pushreal8array_dv(w, wd, size(w), nbdirs)
    do nd = 1, nbdirs
      wd(nd, :) = wd(nd, :)*w(3:1:-1) + w*wd(nd, 3:1:-1) + sd(nd)
    end do
    w = w*w(3:1:-1) + s
    if (s > 2.0d0) then
      call pushreal8_dv(s, sd, nbdirs)
      do nd = 1, nbdirs
        sd(nd) = (sd(nd) - s/p*pd(nd))/p
      end do
      s = s/p
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  xb = 0.0d0
  wb = 0.0d0
  do nd = 1, nbdirs
    xbd(nd, :) = 0.0d0
    wbd(nd, :) = 0.0d0
  end do
  do nd = 1, nbdirs
    tempd(nd) = pd(nd)*p + p*pd(nd)
  end do
  call dotbar_digamma8_dv(1.5d0 + p*p, tempd, result, resultd, nbdirs)
  pb = 2.0d0*p*(gamma(1.5d0 + p*p)*result*(s*yb(2)))
  sb = gamma(1.5d0 + p*p)*yb(2)
  do nd = 1, nbdirs
    pbd(nd) = 2.0d0*pd(nd)*(gamma(1.5d0 + p*p)*result*(s*yb(2))) + 2.0d0*p*((gamma(1.5d0 + p*p)* &
        dotbar_digamma8(1.5d0 + p*p)*(pd(nd)*p + p*pd(nd))*result + gamma(1.5d0 + p*p)* &
        resultd(nd))*(s*yb(2)) + gamma(1.5d0 + p*p)*result*(sd(nd)*yb(2)))
    sbd(nd) = gamma(1.5d0 + p*p)*dotbar_digamma8(1.5d0 + p*p)*(pd(nd)*p + p*pd(nd))*yb(2)
  end do
  yb(2) = 0.0d0
  sb = sb + sum(w)*yb(1)
  wb = wb + s*yb(1)
  do nd = 1, nbdirs
    sbd(nd) = sbd(nd) + sum(wd(nd, :))*yb(1)
    wbd(nd, :) = sd(nd)*yb(1)
  end do
  yb(1) = 0.0d0
  do i = n, 1, -1
    if (branch(i) == 0) then
      call popreal8_dv(s, sd, nbdirs)
      pb = pb - s*(1.0d0/p)**2*sb
      do nd = 1, nbdirs
        pbd(nd) = pbd(nd) - (sd(nd)*(1.0d0/p)**2 - s*(2.0d0*(1.0d0/p)*(1.0d0/p*pd(nd)/p)))*sb - s* &
            (1.0d0/p)**2*sbd(nd)
        sbd(nd) = -1.0d0/p*pd(nd)/p*sb + (1.0d0/p)*sbd(nd)
      end do
      sb = (1.0d0/p)*sb
    end if
    call popreal8array_dv(w, wd, size(w), nbdirs)
    tempb = wb
    wb = w(3:1:-1)*tempb
    wb(3:1:-1) = wb(3:1:-1) + w*tempb
    sb = sb + sum(tempb)
    do nd = 1, nbdirs
      tempbd(nd, :) = wbd(nd, :)
      wbd(nd, :) = wd(nd, 3:1:-1)*tempb + w(3:1:-1)*tempbd(nd, :)
      wbd(nd, 3:1:-1) = wbd(nd, 3:1:-1) + wd(nd, :)*tempb + w*tempbd(nd, :)
      sbd(nd) = sbd(nd) + sum(tempbd(nd, :))
    end do
    call popreal8_dv(s, sd, nbdirs)
    xb(i) = xb(i) + s*sb
    do nd = 1, nbdirs
      xbd(nd, i) = xbd(nd, i) + sd(nd)*sb + s*sbd(nd)
      sbd(nd) = xd(nd, i)*sb + x(i)*sbd(nd) - sin(s)*sd(nd)*sb + cos(s)*sbd(nd)
    end do
    sb = x(i)*sb + cos(s)*sb
  end do
  pb = pb + sum(wb)
  do nd = 1, nbdirs
    pbd(nd) = pbd(nd) + sum(wbd(nd, :))
  end do
end subroutine f_b_dv

! dotbar adjoint --head 'f(x,p)>(y)' in.f90
! What is overwritten is kept with its derivatives in all directions: scalars, arrays, and the argument of a special function.
subroutine f_b_h(n, x, xd, xb, xbd, p, pd, pb, pbd, y, yb, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), p
  real(8), intent(inout) :: y(2)
  real(8) :: xb(n), pb, yb(2)
  real(8) :: xd(nbdirsmax, n), xbd(nbdirsmax, n), pd(nbdirsmax), pbd(nbdirsmax)
  integer :: nbdirs, k, i0
  ! Hessian: the derivatives of xb, pb by x, p, each element of which has a direction: its number.
  ! Sets nbdirs, the number of directions.
  k = 0
  nbdirs = 0
  xd = 0.0d0
  pd = 0.0d0
  do i0 = lbound(x, 1), ubound(x, 1)
    k = k + 1
    nbdirs = max(nbdirs, k)
    if (nbdirs > nbdirsmax) then
      stop 'there are more directions than nbdirsmax of diffsizes'
    end if
    xd(k, i0) = 1.0d0
  end do
  k = k + 1
  nbdirs = max(nbdirs, k)
  if (nbdirs > nbdirsmax) then
    stop 'there are more directions than nbdirsmax of diffsizes'
  end if
  pd(k) = 1.0d0
  call f_b_dv(n, x, xd, xb, xbd, p, pd, pb, pbd, y, yb, nbdirs)
end subroutine f_b_h
