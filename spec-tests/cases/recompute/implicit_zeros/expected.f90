! dotbar adjoint --head 'straight(x,y)>(z)' --head 'merged(x)>(y)' --head 'passed(x,c)>(y)' --head 'shared(x)>(y)' --head 'left(x)>(y)' --head 'whole(x,s)>(y)' in.f90
! Adjoints that are zero: what comes first is assigned, and no zero is stored that nobody reads.
subroutine straight_b(x, xb, y, yb, z, zb)
  implicit none
  real*8 :: x, y, z, a
  real*8 :: a0, b0
  real*8 :: xb, yb, zb, bb, a0b, b0b
  ! Adjoint: sets the derivatives of x, y from those of z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a0 = x*y
  b0 = sin(a0)
  a = 2.0d0 ! passive: nothing comes from below
  bb = zb
  xb = a*bb
  a0b = b0*zb
  b0b = a0*zb
  zb = 0.0d0
  a0b = a0b + cos(a0)*b0b
  xb = xb + y*a0b
  yb = x*a0b
end subroutine straight_b

! Only one of the branches gives t a derivative: a zero is stored for the other one.
subroutine merged_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t, u
  real*8 :: xb(n), yb, tb, ub
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x(1)
  do i = 1, n
    call pushreal8(u)
    u = t*x(i)
    if (x(i) > 0.5d0) then
      call pushreal8(t)
      t = 1.0d0
    else if (x(i) > 0.3d0) then
      call pushreal8(t)
      t = u
    end if
  end do
  xb = 0.0d0
  tb = 0.0d0
  do i = n, 1, -1
    ub = t*yb
    tb = tb + u*yb
    if (x(i) > 0.5d0) then
      call popreal8(t)
      tb = 0.0d0
    else if (x(i) > 0.3d0) then
      call popreal8(t)
      ub = ub + tb
      tb = 0.0d0
    end if
    call popreal8(u)
    tb = tb + x(i)*ub
    xb(i) = xb(i) + t*ub
  end do
  xb(1) = xb(1) + tb
  yb = 0.0d0
end subroutine merged_b

! What is passed may be read there.
subroutine passed_b(x, xb, y, yb, c, cb)
  implicit none
  real*8 :: x, y, c, t
  real*8 :: xb, yb, cb, tb
  ! Adjoint: sets the derivatives of x, c from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x*c
  call pushreal8(t)
  call inner(t, x)
  y = t
  if (c > 0.1d0) t = 3.0d0
  xb = 0.0d0
  cb = 0.0d0
  tb = yb
  call inner_b(t, tb, c, cb)
  tb = tb + y*yb
  yb = t*yb
  if (c > 0.1d0) then
    tb = 0.0d0
  end if
  tb = tb + yb
  yb = 0.0d0
  call popreal8(t)
  call inner_b(t, tb, x, xb)
  xb = xb + c*tb
  cb = cb + x*tb
contains
  subroutine inner(a, b)
    real*8 :: a, b
    a = a*b + a
  end subroutine inner

  subroutine inner_b(a, ab, b, bb)
    real*8 :: a, b
    real*8 :: ab, bb
    bb = bb + a*ab
    ab = b*ab + ab
  end subroutine inner_b
end subroutine passed_b

! Saved, named by two names, in an object, of several elements: their zeros are stored.
subroutine shared_b(x, xb, y, yb)
  implicit none
  real*8 :: x, y, p, w(2)
  type :: pair
    real*8 :: first, second
  end type pair
  type(pair) :: o
  real*8 :: p0
  real*8 :: xb, yb, wb(2), p0b
  type(pair) :: ob
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  p0 = x*x
  y = sin(p0)
  p = 1.0d0
  y = y*p
  o%first = y*x
  o%second = o%first*y
  call pushreal8(y)
  y = o%second
  w(1) = x
  w(2) = w(1)*y
  ob%first = 0.0d0
  ob%second = 0.0d0
  wb = 0.0d0
  wb(1) = wb(1) + w(2)*yb
  wb(2) = wb(2) + w(1)*yb
  yb = 0.0d0
  wb(1) = wb(1) + y*wb(2)
  yb = yb + w(1)*wb(2)
  wb(2) = 0.0d0
  xb = wb(1)
  call popreal8(y)
  ob%second = ob%second + yb
  yb = 0.0d0
  ob%first = ob%first + y*ob%second
  yb = yb + o%first*ob%second
  ob%second = 0.0d0
  yb = yb + x*ob%first
  xb = xb + y*ob%first
  ob%first = 0.0d0
  yb = p*yb
  p0b = cos(p0)*yb
  yb = 0.0d0
  xb = xb + 2.0d0*x*p0b
end subroutine shared_b

! A loop that is left, and a RETURN.
subroutine left_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t
  real*8 :: xb(n), yb, tb
  integer :: jump, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    t = x(1)
    y = 0.0d0
    do i = 1, n
      if (y > 0.9d0) then
        jump = 1
        exit
      end if
      call pushreal8(t)
      t = x(i)*t
      y = y + t
    end do
    call pushinteger4(merge(i - 1, i, jump == 0))
    call pushcontrol1b(jump)
    jump = 0
    if (y > 5.0d0) then
      jump = 2
      exit sweep
    end if
    exit sweep
  end do sweep
  xb = 0.0d0
  tb = 0.0d0
  if (jump /= 2) then
    tb = yb
    yb = yb + t*tb
    tb = y*tb
  end if
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      tb = tb + yb
      call popreal8(t)
      xb(i) = xb(i) + t*tb
      tb = x(i)*tb
    end if
    jump = 0
  end do
  yb = 0.0d0
  xb(1) = xb(1) + tb
end subroutine left_b

! Array expressions, and under a mask.
subroutine whole_b(n, x, xb, s, sb, y, yb)
  implicit none
  integer :: n
  real*8 :: x(n), s, y, a, v(n)
  real*8 :: xb(n), sb, yb, ab, vb(n), tempb(n)
  ! Adjoint: sets the derivatives of x, s from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = s*s
  v = a*x
  where (x > 0.4d0) v = v + a*x*x
  xb = 0.0d0
  vb = 0.0d0
  vb = vb + a*yb
  ab = sum(v)*yb
  yb = 0.0d0
  tempb = vb
  where (x > 0.4d0) vb = 0.0d0
  where (x > 0.4d0) vb = vb + tempb
  ab = ab + sum(x*x*tempb, mask=x > 0.4d0)
  where (x > 0.4d0) xb = xb + 2.0d0*(a*x)*tempb
  ab = ab + sum(x*vb)
  xb = xb + a*vb
  sb = 2.0d0*s*ab
end subroutine whole_b
