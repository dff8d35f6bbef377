! dotbar adjoint --head 'relax(k,p,u)>(u,y)' in.f90
! What a trip adds to one element from several statements goes there at once, where nothing on the way says otherwise.
subroutine relax_b(n, k, kb, p, pb, u, ub, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: k(0:n + 1, 0:n + 1), p(n)
  real(8), intent(inout) :: u(0:n + 1, 0:n + 1)
  real(8), intent(inout) :: y
  real(8) :: ke, kw, kn, s, t, w(n)
  integer :: i, j, m
  real(8) :: kb(0:n + 1, 0:n + 1), pb(n), ub(0:n + 1, 0:n + 1), yb, keb, kwb, knb, sb, tb, wb(n), &
      tempb, temp0b, temp1b(0:n + 1), temp2b(0:n + 1), kept(0:n + 1)
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of k, p, u from those of u, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 1
  do j = 1, n
    call pushreal8array(u(1:n, j), size(u(1:n, j)))
    do i = 1, n
      ke = 0.5d0*(k(i, j) + k(i + 1, j))
      kw = 0.5d0*(k(i, j) + k(i - 1, j))
      kn = 0.5d0*(k(i, j) - k(i, j + 1))
      u(i, j) = (ke*u(i + 1, j) + kw*u(i - 1, j) + kn*u(i, j + 1))/(ke + kw + kn + 2)
    end do
    call pushinteger4(m)
    ! an element that the trip overwrites between two uses, and one whose place changes between them
    m = j
    call pushreal8(s)
    s = p(m)*p(m)
    call pushreal8(w(m))
    w(m) = s*w(m)
    call pushreal8(t)
    t = w(m)*3 + p(m)
    call pushinteger4(m)
    m = n + 1 - j
    call pushreal8(t)
    t = t*p(m) + p(j)
    if (t > 1) then
      call pushreal8(s)
      s = s - p(j)*t
      call pushreal8(t)
      t = p(j) - s
      branch(j) = 0
    else
      branch(j) = 1
    end if
  end do
  kb = 0.0d0
  pb = 0.0d0
  wb = 0.0d0
  do j = n, 1, -1
    sb = t*yb
    tb = s*yb
    if (branch(j) == 0) then
      call popreal8(t)
      sb = sb - tb
      call popreal8(s)
      pb(j) = pb(j) + (tb - t*sb)
      tb = -p(j)*sb
    end if
    call popreal8(t)
    pb(m) = pb(m) + t*tb
    pb(j) = pb(j) + tb
    tb = p(m)*tb
    call popinteger4(m)
    call popreal8(t)
    wb(m) = wb(m) + 3*tb
    call popreal8(w(m))
    sb = sb + w(m)*wb(m)
    wb(m) = s*wb(m)
    call popreal8(s)
    pb(m) = pb(m) + (2.0d0*p(m)*sb + tb)
    call popinteger4(m)
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      ke = 0.5d0*(k(i, j) + k(i + 1, j))
      kw = 0.5d0*(k(i, j) + k(i - 1, j))
      kn = 0.5d0*(k(i, j) - k(i, j + 1))
      u(i, j) = kept(i)
      tempb = (1.0d0/(ke + kw + kn + 2))*ub(i, j)
      keb = u(i + 1, j)*tempb
      ub(i + 1, j) = ub(i + 1, j) + ke*tempb
      kwb = u(i - 1, j)*tempb
      ub(i - 1, j) = ub(i - 1, j) + kw*tempb
      knb = u(i, j + 1)*tempb
      ub(i, j + 1) = ub(i, j + 1) + kn*tempb
      temp0b = -(ke*u(i + 1, j) + kw*u(i - 1, j) + kn*u(i, j + 1))*(1.0d0/(ke + kw + kn + 2))**2* &
          ub(i, j)
      keb = keb + temp0b
      kwb = kwb + temp0b
      knb = knb + temp0b
      ub(i, j) = 0.0d0
      kb(i, j + 1) = kb(i, j + 1) - 0.5d0*knb
      temp1b(i - 1) = 0.5d0*kwb
      kb(i, j) = kb(i, j) + 0.5d0*(keb + kwb + knb)
      temp2b(i + 1) = 0.5d0*keb
    end do
    kb(0:n - 1, j) = kb(0:n - 1, j) + temp1b(0:n - 1)
    kb(2:n + 1, j) = kb(2:n + 1, j) + temp2b(2:n + 1)
  end do
  yb = 0.0d0
end subroutine relax_b
