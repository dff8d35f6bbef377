subroutine sized(n, v)            ! only the extents read n
  integer :: n
  real*8 :: v(n)
  v(1) = v(1)*v(1)
end subroutine

subroutine pair(k, v)
  integer :: k
  real*8 :: v
  k = k + 1
  v = v*v
end subroutine

subroutine shift(k, v)            ! every call of it is split
  integer :: k
  real*8 :: v
  k = k + 1
  v = v*v
end subroutine

subroutine tied(v, w, u)          ! every call of it is split
  real*8 :: v, w, u
  w = 2.0d0*u
  v = v*w
end subroutine

subroutine loops(v)               ! called split, passive
  real*8 :: v
  v = 2.0d0
end subroutine

subroutine count(n, list, q)
  integer :: n, list(n), q
  q = list(1)
end subroutine

integer function moves(v, w)      ! overwrites elements alone
  real*8 :: v, w(*)
  w(1) = w(1)*v
  moves = 1
end function

integer function resets(v)
  real*8 :: v
  v = 0.0d0
  resets = 2
end function

real*8 function whole(k)
  integer :: k
  whole = k
  k = k + 1
end function

real*8 function part(v)
  real*8 :: v
  part = v*v
end function

subroutine cut(u, v)              ! overwrites a part of what is one array elsewhere
  real*8 :: u(4), v, p(2), q(2)
  common /c/ p, q
  q(1) = u(1)*v
end subroutine

subroutine gets(k)
  integer :: k
  read (5, *) k
end subroutine

subroutine finds(n, k)
  integer :: n, k
  inquire (n, number = k)
end subroutine

subroutine top(x, unused, y, a, b, c, d, list, n, m, j, k)
  real*8 :: x, unused, y, a(8), b(8), c(8), d, t, r, z
  integer :: list(8), n, m(9), j(9), k, i, q
  real*8 :: w(4)
  common /c/ w
  a(1) = x
  w = x
  call cut(w, y)
  b(1) = w(3)
  call sized(m(1), a)
  call sized(n, a)
  call pair(j(1), a(2))
  k = 3
  call pair(k, a(k))
  a(j(3)) = part(x)
  b(j(4)) = whole(k)
  b = a*x
  r = x
  y = y*sin(r)
  !$AD NOCHECKPOINT
  call tied(a(i), r, x)
  k = 5
  !$AD NOCHECKPOINT
  call shift(k, a(k))
  i = 4
  !$AD NOCHECKPOINT
  call loops(t)
  call count(n, list(q), k)
  y = b(k)*a(k)
  do i = 1, n
  end do
  y = y*a(i)
  y = y*b(list(1))
  list(q) = 3
  q = 1
  y = y*b(list(2))
  k = moves(x, a)
  y = y*a(k)*d
  d = y
  k = resets(d)
  d = k*y
  t = whole(k)
  t = 3.0d0
  read *, d, k
  do i = 1, 2
    read (k, *) t
  end do
  y = y*d*x
  call gets(k)
  call finds(n, k)
  k = 0
  z = y
  x = x*x*d
  y = y*x
  open (newunit = k, file = 'a')
  close (n, err = 10, iostat = k)
  close (n)
  inquire (iolength = k) r, z
10 continue
end subroutine
