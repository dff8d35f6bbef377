! dotbar adjoint --head 'flux(f)/(u,alpha,gamma)' in.f
subroutine flux_b(n, u, ub, f, fb, alpha, alphab)
  implicit real*8 (a-h, o-z)
  dimension u(n), f(n)
  common /phys/ gamma, cfl
  common /phys_b/ gammab
  parameter (half = 0.5D0, one = 1.0D0)
  data eps /1.0D-8/
  real*8 :: result
  real*8 :: ub(n), fb(n), alphab, gammab, resultb, xb, dlb, drb, sb, tempb, temp0b, result0b
  integer(1) :: branch(2:n - 1), branch0(2:n - 1), branch1(2:n - 1)
  ! Adjoint: sets the derivatives of u, alpha, gamma from those of f, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 2, n - 1
    dl = u(i) - u(i - 1)
    dr = u(i + 1) - u(i)
    call pushreal8(s)
    s = 0.0D0
    if (dl*dr > 0.0D0) then
      s = sign(one, dl)*min(abs(dl), abs(dr), half*abs(dl + dr))
      branch(i) = 0
    else
      if (dl == 0.0D0) then
        s = eps*u(i)
        branch0(i) = 0
      else
        branch0(i) = 1
      end if
      branch(i) = 1
    end if
    f(i) = alpha*((u(i) + half*s)*(u(i) + half*s))*gamma
    if (abs(dl*dl - dl*dr) > half) then
      call pushreal8(f(i))
      f(i) = f(i)*(dr*dr - dr*u(i))
      branch1(i) = 0
    else
      branch1(i) = 1
    end if
  end do
  x = 2*u(1)
  result = cap(u(2))
  f(1) = alpha*alpha - alpha*x + u(2)*result
  ub = 0.0d0
  gammab = 0.0d0
  dlb = 0.0d0
  drb = 0.0d0
  fb(n - 1) = fb(n - 1) + 2.0d0*f(n - 1)*fb(n)
  fb(n) = 0.0d0
  alphab = 2.0d0*alpha*fb(1)
  alphab = alphab - x*fb(1)
  xb = -alpha*fb(1)
  ub(2) = ub(2) + result*fb(1)
  resultb = u(2)*fb(1)
  fb(1) = 0.0d0
  result0b = resultb
  resultb = 0.0d0
  call cap_b(u(2), ub(2), result0b)
  ub(1) = ub(1) + 2*xb
  do i = n - 1, 2, -1
    dl = u(i) - u(i - 1)
    dr = u(i + 1) - u(i)
    if (branch1(i) == 0) then
      call popreal8(f(i))
      tempb = f(i)*fb(i)
      drb = 2.0d0*dr*tempb
      drb = drb - u(i)*tempb
      ub(i) = ub(i) - dr*tempb
      fb(i) = (dr*dr - dr*u(i))*fb(i)
    end if
    tempb = gamma*fb(i)
    alphab = alphab + (u(i) + half*s)*(u(i) + half*s)*tempb
    temp0b = 2.0d0*(u(i) + half*s)*(alpha*tempb)
    ub(i) = ub(i) + temp0b
    sb = half*temp0b
    gammab = gammab + alpha*((u(i) + half*s)*(u(i) + half*s))*fb(i)
    fb(i) = 0.0d0
    if (branch(i) == 0) then
      dlb = 0.0d0
      if (abs(dl) <= min(abs(dr), half*abs(dl + dr))) then
        if (dl >= 0.0d0) then
          dlb = dlb + sign(one, dl)*sb
        else
          dlb = dlb - sign(one, dl)*sb
        end if
      else if (abs(dr) <= half*abs(dl + dr)) then
        if (dr >= 0.0d0) then
          drb = drb + sign(one, dl)*sb
        else
          drb = drb - sign(one, dl)*sb
        end if
      else if (dl + dr >= 0.0d0) then
        tempb = half*(sign(one, dl)*sb)
        dlb = dlb + tempb
        drb = drb + tempb
      else
        temp0b = -half*(sign(one, dl)*sb)
        dlb = dlb + temp0b
        drb = drb + temp0b
      end if
    else if (branch0(i) == 0) then
      ub(i) = ub(i) + eps*sb
    end if
    call popreal8(s)
    ub(i + 1) = ub(i + 1) + drb
    ub(i) = ub(i) - drb
    drb = 0.0d0
    ub(i) = ub(i) + dlb
    ub(i - 1) = ub(i - 1) - dlb
    dlb = 0.0d0
  end do
end subroutine flux_b

subroutine cap_b(t, tb, capb)
  real*8 :: t
  real*8 :: tb, capb
  tb = tb + 0.1D0*capb
  capb = 0.0d0
end subroutine cap_b
