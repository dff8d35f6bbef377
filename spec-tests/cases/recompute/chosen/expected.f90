! dotbar adjoint --head 'chosen(x,c)>(y)' --head 'kept(x)>(y)' --head 'told(x,y)>(y)' --head 'both(x)>(y)' --head 'partly(x)>(y)' --head 'mixed(x)>(y,z)' in.f90
! What an IF sets in a trip is chosen anew in the backward trip, where it is one value a trip, whichever part ran.
subroutine chosen_b(n, x, xb, c, cb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), c, y, a, b, d, t
  real*8 :: xb(n), cb, yb, ab, bb, db, tb, tempb
  ! Adjoint: sets the derivatives of x, c from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  do i = 1, n
    t = x(i)*c
    a = sin(t)
    if (a > 0.2d0) then
      b = a*a
      d = b*t
    else if (a > 0.0d0) then
      d = t
      b = exp(d)
    else
      b = t
      d = 2.0d0
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*b*d)
  end do
  xb = 0.0d0
  cb = 0.0d0
  ab = 0.0d0
  do i = n, 1, -1
    t = x(i)*c
    a = sin(t)
    if (a > 0.2d0) then
      b = a*a
      d = b*t
    else if (a > 0.0d0) then
      d = t
      b = exp(d)
    else
      b = t
      d = 2.0d0
    end if
    call popreal8(y)
    tempb = y*yb
    bb = 0.1d0*(d*tempb)
    db = 0.1d0*b*tempb
    yb = (1.0d0 + 0.1d0*b*d)*yb
    if (a > 0.2d0) then
      bb = bb + t*db
      tb = b*db
      ab = 2.0d0*a*bb
    else if (a > 0.0d0) then
      db = db + exp(d)*bb
      tb = db
    else
      tb = bb
    end if
    tb = tb + cos(t)*ab
    ab = 0.0d0
    xb(i) = xb(i) + c*tb
    cb = cb + x(i)*tb
  end do
  yb = 0.0d0
end subroutine chosen_b

! In one part alone, twice in a part, read before it is set, and by the next trip: kept as ever.
subroutine kept_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, once, twice, before, last
  real*8 :: xb(n), yb, onceb, twiceb, beforeb, lastb, tempb, temp0b
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  before = 1.0d0
  last = 0.5d0
  do i = 1, n
    call pushreal8(once)
    once = x(i)
    if (x(i) > 0.3d0) then
      call pushreal8(once)
      once = once*x(i)
    end if
    if (x(i) > 0.5d0) then
      call pushreal8(twice)
      twice = x(i)
      call pushreal8(twice)
      twice = twice*twice
    else
      call pushreal8(twice)
      twice = 1.0d0
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*once*twice*before)
    if (y > 1.0d0) then
      call pushreal8(before)
      before = x(i)*y
      branch(i) = 0
    else
      call pushreal8(before)
      before = x(i)
      branch(i) = 1
    end if
    if (x(i) > 0.4d0) then
      call pushreal8(last)
      last = y*x(i)
    else
      call pushreal8(last)
      last = x(i)
    end if
    call pushreal8(y)
    y = y + last*last
  end do
  xb = 0.0d0
  beforeb = 0.0d0
  lastb = y*yb
  yb = last*yb
  do i = n, 1, -1
    call popreal8(y)
    lastb = lastb + 2.0d0*last*yb
    if (x(i) > 0.4d0) then
      call popreal8(last)
      yb = yb + x(i)*lastb
      xb(i) = xb(i) + y*lastb
      lastb = 0.0d0
    else
      call popreal8(last)
      xb(i) = xb(i) + lastb
      lastb = 0.0d0
    end if
    if (branch(i) == 0) then
      call popreal8(before)
      xb(i) = xb(i) + y*beforeb
      yb = yb + x(i)*beforeb
    else
      call popreal8(before)
      xb(i) = xb(i) + beforeb
    end if
    call popreal8(y)
    tempb = y*yb
    temp0b = before*tempb
    onceb = 0.1d0*(twice*temp0b)
    twiceb = 0.1d0*once*temp0b
    beforeb = 0.1d0*once*twice*tempb
    yb = (1.0d0 + 0.1d0*once*twice*before)*yb
    if (x(i) > 0.5d0) then
      call popreal8(twice)
      twiceb = 2.0d0*twice*twiceb
      call popreal8(twice)
      xb(i) = xb(i) + twiceb
    else
      call popreal8(twice)
    end if
    if (x(i) > 0.3d0) then
      call popreal8(once)
      xb(i) = xb(i) + once*onceb
      onceb = x(i)*onceb
    end if
    call popreal8(once)
    xb(i) = xb(i) + onceb
  end do
  yb = 0.0d0
end subroutine kept_b

! The test reads what the trip overwrites later, or what another trip has set: told as ever.
subroutine told_b(n, x, xb, y, yb, k)
  implicit none
  integer :: n, i, k, m
  real*8 :: x(n), y, b, s
  real*8 :: xb(n), yb, bb, sb
  integer(1) :: branch(n), branch0(n)
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 0.1d0
  m = 0
  do i = 1, n
    if (s > 0.7d0) then
      call pushreal8(b)
      b = x(i)*s
      branch(i) = 0
    else
      call pushreal8(b)
      b = x(i)
      branch(i) = 1
    end if
    call pushreal8(s)
    s = s + b*b
    m = mod(m + k, 3)
    if (m == 1) then
      call pushreal8(b)
      b = s
      branch0(i) = 0
    else
      call pushreal8(b)
      b = x(i)*s
      branch0(i) = 1
    end if
  end do
  xb = 0.0d0
  sb = 0.0d0
  do i = n, 1, -1
    bb = 2.0d0*b*yb
    if (branch0(i) == 0) then
      call popreal8(b)
      sb = sb + bb
    else
      call popreal8(b)
      xb(i) = xb(i) + s*bb
      sb = sb + x(i)*bb
    end if
    call popreal8(s)
    bb = 2.0d0*b*sb
    if (branch(i) == 0) then
      call popreal8(b)
      xb(i) = xb(i) + s*bb
      sb = sb + x(i)*bb
    else
      call popreal8(b)
      xb(i) = xb(i) + bb
    end if
  end do
end subroutine told_b

! What is chosen is needed forward, too: the choice is made in both sweeps, and nothing is on the stack.
subroutine both_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y(n), limit, v
  real*8 :: xb(n), yb(n), limitb, vb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  v = 0.2d0
  do i = 1, n
    if (x(i) < 0.5d0) then
      limit = 0.5d0*x(i)
    else
      limit = x(i)*x(i)
    end if
    call pushreal8(v)
    v = v*limit + sin(v)
  end do
  xb = 0.0d0
  vb = 0.0d0
  do i = n, 1, -1
    if (x(i) < 0.5d0) then
      limit = 0.5d0*x(i)
    else
      limit = x(i)*x(i)
    end if
    vb = vb + limit*yb(i)
    limitb = v*yb(i)
    yb(i) = 0.0d0
    call popreal8(v)
    limitb = limitb + v*vb
    vb = limit*vb + cos(v)*vb
    if (x(i) < 0.5d0) then
      xb(i) = xb(i) + 0.5d0*limitb
    else
      xb(i) = xb(i) + 2.0d0*x(i)*limitb
    end if
  end do
end subroutine both_b

! Of what is chosen only b is needed backward.
subroutine partly_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, b, d, e, limit
  real*8 :: xb(n), yb, bb, db, eb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  limit = 0.5d0*x(1) + 0.1d0 ! the backward sweep asks it, too
  xb = 0.0d0
  do i = n, 1, -1
    if (x(i) > limit) then
      e = x(i)*x(i) ! of this part alone
      b = e*e
      d = 2.0d0*x(i)
    else
      b = sin(x(i))
      d = 1.0d0 - x(i)
    end if
    bb = 2.0d0*b*yb
    db = yb
    if (x(i) > limit) then
      eb = 2.0d0*e*bb
      xb(i) = xb(i) + (2.0d0*x(i)*eb + 2.0d0*db)
    else
      xb(i) = xb(i) + (cos(x(i))*bb - db)
    end if
  end do
  yb = 0.0d0
end subroutine partly_b

! One of two is carried to the next trip, one is set in one part alone, one is an argument, one is set again: kept as ever.
subroutine mixed_b(n, x, xb, y, yb, z, zb)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, z, b, s, c, d, e
  real*8 :: xb(n), yb, zb, bb, sb, cb, db, eb, tempb
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 0.5d0
  c = 1.0d0
  y = 0.0d0
  do i = 1, n
    if (x(i) > 0.4d0) then
      call pushreal8(b)
      b = x(i)*s
      call pushreal8(s)
      s = 0.5d0*x(i)
    else
      call pushreal8(b)
      b = x(i)
      call pushreal8(s)
      s = s*x(i)
    end if
    y = y + b*b*s
    if (x(i) > 0.3d0) then
      call pushreal8(b)
      b = x(i)
      call pushreal8(c)
      c = x(i)*x(i)
    else
      call pushreal8(b)
      b = 2.0d0*x(i)
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*b*b*c)
    if (x(i) > 0.6d0) then
      call pushreal8(d)
      d = x(i)*y
      call pushreal8(z)
      z = x(i)
    else
      call pushreal8(d)
      d = x(i)
      call pushreal8(z)
      z = x(i)*x(i)
    end if
    call pushreal8(y)
    y = y + d*d*z
    if (x(i) > 0.7d0) then
      call pushreal8(d)
      d = x(i)
      call pushreal8(e)
      e = sin(x(i))
    else
      call pushreal8(d)
      d = x(i)*x(i)
      call pushreal8(e)
      e = x(i)
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*d*e)
  end do
  xb = 0.0d0
  sb = 0.0d0
  cb = 0.0d0
  do i = n, 1, -1
    call popreal8(y)
    tempb = y*yb
    db = 0.1d0*(e*tempb)
    eb = 0.1d0*d*tempb
    yb = (1.0d0 + 0.1d0*d*e)*yb
    if (x(i) > 0.7d0) then
      call popreal8(e)
      call popreal8(d)
      xb(i) = xb(i) + (db + cos(x(i))*eb)
    else
      call popreal8(e)
      call popreal8(d)
      xb(i) = xb(i) + (2.0d0*x(i)*db + eb)
    end if
    call popreal8(y)
    db = 2.0d0*d*(z*yb)
    zb = zb + d*d*yb
    if (x(i) > 0.6d0) then
      call popreal8(z)
      xb(i) = xb(i) + zb
      zb = 0.0d0
      call popreal8(d)
      xb(i) = xb(i) + y*db
      yb = yb + x(i)*db
    else
      call popreal8(z)
      xb(i) = xb(i) + 2.0d0*x(i)*zb
      zb = 0.0d0
      call popreal8(d)
      xb(i) = xb(i) + db
    end if
    call popreal8(y)
    tempb = y*yb
    bb = 2.0d0*(0.1d0*b)*(c*tempb)
    cb = cb + 0.1d0*b*b*tempb
    yb = (1.0d0 + 0.1d0*b*b*c)*yb
    if (x(i) > 0.3d0) then
      call popreal8(c)
      xb(i) = xb(i) + 2.0d0*x(i)*cb
      cb = 0.0d0
      call popreal8(b)
      xb(i) = xb(i) + bb
    else
      call popreal8(b)
      xb(i) = xb(i) + 2.0d0*bb
    end if
    bb = 2.0d0*b*(s*yb)
    sb = sb + b*b*yb
    if (x(i) > 0.4d0) then
      call popreal8(s)
      call popreal8(b)
      xb(i) = xb(i) + (s*bb + 0.5d0*sb)
      sb = x(i)*bb
    else
      call popreal8(s)
      xb(i) = xb(i) + s*sb
      sb = x(i)*sb
      call popreal8(b)
      xb(i) = xb(i) + bb
    end if
  end do
  yb = 0.0d0
end subroutine mixed_b
