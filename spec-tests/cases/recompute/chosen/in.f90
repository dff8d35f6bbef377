! What an IF sets in a trip is chosen anew in the backward trip, where it is one value a trip, whichever part ran.
subroutine chosen(n, x, c, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), c, y, a, b, d, t
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
    y = y*(1.0d0 + 0.1d0*b*d)
  end do
end subroutine chosen

! In one part alone, twice in a part, read before it is set, and by the next trip: kept as ever.
subroutine kept(n, x, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, once, twice, before, last
  y = 1.0d0
  before = 1.0d0
  last = 0.5d0
  do i = 1, n
    once = x(i)
    if (x(i) > 0.3d0) once = once*x(i)
    if (x(i) > 0.5d0) then
      twice = x(i)
      twice = twice*twice
    else
      twice = 1.0d0
    end if
    y = y*(1.0d0 + 0.1d0*once*twice*before)
    if (y > 1.0d0) then
      before = x(i)*y
    else
      before = x(i)
    end if
    if (x(i) > 0.4d0) then
      last = y*x(i)
    else
      last = x(i)
    end if
    y = y + last*last
  end do
  y = y*last
end subroutine kept

! The test reads what the trip overwrites later, or what another trip has set: told as ever.
subroutine told(n, x, y, k)
  implicit none
  integer :: n, i, k, m
  real*8 :: x(n), y, b, s
  s = 0.1d0
  m = 0
  do i = 1, n
    if (s > 0.7d0) then
      b = x(i)*s
    else
      b = x(i)
    end if
    s = s + b*b
    m = mod(m + k, 3)
    if (m == 1) then
      b = s
    else
      b = x(i)*s
    end if
    y = y + b*b
  end do
end subroutine told

! What is chosen is needed forward, too: the choice is made in both sweeps, and nothing is on the stack.
subroutine both(n, x, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), y(n), limit, v
  v = 0.2d0
  do i = 1, n
    if (x(i) < 0.5d0) then
      limit = 0.5d0*x(i)
    else
      limit = x(i)*x(i)
    end if
    v = v*limit + sin(v)
    y(i) = v*limit
  end do
end subroutine both

! Of what is chosen only b is needed backward.
subroutine partly(n, x, y)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, b, d, e, limit
  y = 0.0d0
  limit = 0.5d0*x(1) + 0.1d0    ! the backward sweep asks it, too
  do i = 1, n
    if (x(i) > limit) then
      e = x(i)*x(i)             ! of this part alone
      b = e*e
      d = 2.0d0*x(i)
    else
      b = sin(x(i))
      d = 1.0d0 - x(i)
    end if
    y = y + b*b + d
  end do
end subroutine partly

! One of two is carried to the next trip, one is set in one part alone, one is an argument, one is set again: kept as ever.
subroutine mixed(n, x, y, z)
  implicit none
  integer :: n, i
  real*8 :: x(n), y, z, b, s, c, d, e
  s = 0.5d0
  c = 1.0d0
  y = 0.0d0
  do i = 1, n
    if (x(i) > 0.4d0) then
      b = x(i)*s
      s = 0.5d0*x(i)
    else
      b = x(i)
      s = s*x(i)
    end if
    y = y + b*b*s
    if (x(i) > 0.3d0) then
      b = x(i)
      c = x(i)*x(i)
    else
      b = 2.0d0*x(i)
    end if
    y = y*(1.0d0 + 0.1d0*b*b*c)
    if (x(i) > 0.6d0) then
      d = x(i)*y
      z = x(i)
    else
      d = x(i)
      z = x(i)*x(i)
    end if
    y = y + d*d*z
    if (x(i) > 0.7d0) then
      d = x(i)
      e = sin(x(i))
    else
      d = x(i)*x(i)
      e = x(i)
    end if
    y = y*(1.0d0 + 0.1d0*d*e)
  end do
end subroutine mixed
