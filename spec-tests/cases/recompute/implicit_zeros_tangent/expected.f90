! dotbar tangent --head 'straight(x,y)>(z)' --head 'merged(x)>(y)' --head 'passed(x,c)>(y)' --head 'shared(x)>(y)' --head 'left(x)>(y)' --head 'whole(x,s)>(y)' in.f90
! Adjoints that are zero: what comes first is assigned, and no zero is stored that nobody reads.
subroutine straight_d(x, xd, y, yd, z, zd)
  implicit none
  real*8 :: x, y, z, a, b
  real*8 :: xd, yd, zd, ad, bd
  ! Tangent: the derivatives of z are computed from those of x, y, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ad = xd*y + x*yd
  a = x*y
  bd = cos(a)*ad
  b = sin(a)
  zd = ad*b + a*bd
  z = a*b
  ! passive: nothing comes from below
  a = 2.0d0
  bd = a*xd
  b = a*x
  zd = zd + bd
  z = z + b
end subroutine straight_d

! Only one of the branches gives t a derivative: a zero is stored for the other one.
subroutine merged_d(n, x, xd, y, yd)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t, u
  real*8 :: xd(n), yd, td, ud
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  y = 0.0d0
  td = xd(1)
  t = x(1)
  do i = 1, n
    ud = td*x(i) + t*xd(i)
    u = t*x(i)
    if (x(i) > 0.5d0) then
      td = 0.0d0
      t = 1.0d0
    else if (x(i) > 0.3d0) then
      td = ud
      t = u
    end if
    yd = yd + (ud*t + u*td)
    y = y + u*t
  end do
end subroutine merged_d

! What is passed may be read there.
subroutine passed_d(x, xd, y, yd, c, cd)
  implicit none
  real*8 :: x, y, c, t
  real*8 :: xd, yd, cd, td
  ! Tangent: the derivatives of y are computed from those of x, c, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  td = xd*c + x*cd
  t = x*c
  call inner_d(t, td, x, xd)
  yd = td
  y = t
  if (c > 0.1d0) then
    td = 0.0d0
    t = 3.0d0
  end if
  yd = yd*t + y*td
  y = y*t
  call inner_d(t, td, c, cd)
  yd = yd + td
  y = y + t
contains
  subroutine inner_d(a, ad, b, bd)
    real*8 :: a, b
    real*8 :: ad, bd
    ad = ad*b + a*bd + ad
    a = a*b + a
  end subroutine inner_d
end subroutine passed_d

! Saved, named by two names, in an object, of several elements: their zeros are stored.
subroutine shared_d(x, xd, y, yd)
  implicit none
  real*8 :: x, y, p, w(2)
  type :: pair
    real*8 :: first, second
  end type pair
  type(pair) :: o
  real*8 :: xd, yd, pd, wd(2)
  type(pair) :: od
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  pd = xd*x + x*xd
  p = x*x
  yd = cos(p)*pd
  y = sin(p)
  p = 1.0d0
  yd = yd*p
  y = y*p
  od%first = yd*x + y*xd
  o%first = y*x
  od%second = od%first*y + o%first*yd
  o%second = o%first*y
  yd = od%second
  y = o%second
  wd(1) = xd
  w(1) = x
  wd(2) = wd(1)*y + w(1)*yd
  w(2) = w(1)*y
  yd = wd(1)*w(2) + w(1)*wd(2)
  y = w(1)*w(2)
  w = 0.0d0
  y = y + w(1)
end subroutine shared_d

! A loop that is left, and a RETURN.
subroutine left_d(n, x, xd, y, yd)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t
  real*8 :: xd(n), yd, td
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  td = xd(1)
  t = x(1)
  yd = 0.0d0
  y = 0.0d0
  do i = 1, n
    if (y > 0.9d0) exit
    td = xd(i)*t + x(i)*td
    t = x(i)*t
    yd = yd + td
    y = y + t
  end do
  if (y > 5.0d0) return
  td = td*y + t*yd
  t = t*y
  yd = yd + td
  y = y + t
end subroutine left_d

! Array expressions, and under a mask.
subroutine whole_d(n, x, xd, s, sd, y, yd)
  implicit none
  integer :: n
  real*8 :: x(n), s, y, a, v(n)
  real*8 :: xd(n), sd, yd, ad, vd(n)
  ! Tangent: the derivatives of y are computed from those of x, s, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ad = sd*s + s*sd
  a = s*s
  vd = ad*x + a*xd
  v = a*x
  where (x > 0.4d0)
    vd = vd + ((ad*x + a*xd)*x + a*x*xd)
    v = v + a*x*x
  end where
  yd = sum(vd)*a + sum(v)*ad
  y = sum(v)*a
end subroutine whole_d
