! Adjoints that are zero: what comes first is assigned, and no zero is stored that nobody reads.
subroutine straight(x, y, z)
  implicit none
  real*8 :: x, y, z, a, b
  a = x*y
  b = sin(a)
  z = a*b
  a = 2.0d0          ! passive: nothing comes from below
  b = a*x
  z = z + b
end subroutine straight

! Only one of the branches gives t a derivative: a zero is stored for the other one.
subroutine merged(n, x, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t, u
  y = 0.0d0
  t = x(1)
  do i = 1, n
    u = t*x(i)
    if (x(i) > 0.5d0) then
      t = 1.0d0
    else if (x(i) > 0.3d0) then
      t = u
    end if
    y = y + u*t
  end do
end subroutine merged

! What is passed may be read there.
subroutine passed(x, y, c)
  implicit none
  real*8 :: x, y, c, t
  t = x*c
  call inner(t, x)
  y = t
  if (c > 0.1d0) t = 3.0d0
  y = y*t
  call inner(t, c)
  y = y + t
contains
  subroutine inner(a, b)
    real*8 :: a, b
    a = a*b + a
  end subroutine inner
end subroutine passed

! Saved, named by two names, in an object, of several elements: their zeros are stored.
subroutine shared(x, y)
  implicit none
  real*8 :: x, y, p, q, w(2)
  type :: pair
    real*8 :: first, second
  end type pair
  type(pair) :: o
  equivalence (p, q)
  p = x*x
  y = sin(q)
  q = 1.0d0
  y = y*p
  o%first = y*x
  o%second = o%first*y
  y = o%second
  w(1) = x
  w(2) = w(1)*y
  y = w(1)*w(2)
  w = 0.0d0
  y = y + w(1)
end subroutine shared

! A loop that is left, and a RETURN.
subroutine left(n, x, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, t
  t = x(1)
  y = 0.0d0
  do i = 1, n
    if (y > 0.9d0) exit
    t = x(i)*t
    y = y + t
  end do
  if (y > 5.0d0) return
  t = t*y
  y = y + t
end subroutine left

! Array expressions, and under a mask.
subroutine whole(n, x, s, y)
  implicit none
  integer :: n
  real*8 :: x(n), s, y, a, v(n)
  a = s*s
  v = a*x
  where (x > 0.4d0) v = v + a*x*x
  y = sum(v)*a
end subroutine whole
