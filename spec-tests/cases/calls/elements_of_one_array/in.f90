subroutine ax(n, al, x, ix, y, iy)
  integer n, ix, iy, i
  real(8) al, x(*), y(*)
  do i = 0, n-1
    y(1+i*iy) = y(1+i*iy) + al*x(1+i*ix)*x(1)
  end do
end subroutine
real(8) function dp(n, x, ix, y, iy)
  integer n, ix, iy, i
  real(8) x(*), y(*)
  dp = 0
  do i = 0, n-1
    dp = dp + x(1+i*ix)*y(1+i*iy)
  end do
end function
recursive subroutine rec(n, x, y)
  integer n
  real(8) x(*), y(*)
  y(1) = y(1)*x(1) + x(2)
  if (n > 1) call rec(n-1, x(2), y(2))
end subroutine
subroutine f1(x, s)            ! lower bounds, rank 2, in a loop
  real(8) x(0:3,-1:2), s, a(0:3,-1:2)
  real(8), external :: dp
  integer j
  a = x
  s = 0
  do j = -1, 1
    call ax(4, 0.5d0, a(0,j), 1, a(0,j+1), 1)
    s = s + dp(2, a(0,j), 4, a(1,-1), 1)*dp(4, a(0,j), 1, a(0,j), 1)
  end do
end subroutine
subroutine f2(x, s)            ! the dummy itself, element and rest of it
  real(8) x(16), s
  real(8), external :: dp
  integer k
  s = 0
  do k = 1, 4
    call ax(4, x(k), x(2*k), 1, x(12), 1)
    s = s + dp(4, x(k), 2, x(k+1), 1)
  end do
end subroutine
subroutine f3(x, s)            ! recursion
  real(8) x(8), s, a(16)
  a(1:8) = x
  a(9:16) = 2*x
  call rec(4, a(1), a(9))
  call rec(3, a(3), a(11))
  s = sum(a)
end subroutine
subroutine g(p, q, r)
  real(8) p(*), q(*), r, w
  common /cc/ w(6)
  r = p(1)*q(2)*w(3) + p(2)*w(1)
end subroutine
subroutine f4(x, s)            ! COMMON that the procedure has, too
  real(8) x(6), s, w, r, a(6)
  common /cc/ w(6)
  w = x*x
  a = x
  call g(w(1), w(2), r)
  s = r
  call g(a(1), w(2), r)
  s = s + r
  call g(a(1), a(2), r)
  s = s + r*r
end subroutine
subroutine f5(x, s)            ! components
  type box
    real(8) v(6), z
  end type
  type(box) o(2)
  real(8) x(6), s
  real(8), external :: dp
  o(1)%v = x
  o(2)%v = x*x
  call ax(2, 0.25d0, o(1)%v(1), 1, o(1)%v(4), 1)
  s = dp(3, o(1)%v(1), 1, o(2)%v(2), 1) + dp(3, o(1)%v(1), 1, o(1)%v(2), 2)
end subroutine
