! head p(y)/(x1)
! input n integer 3
! input x1 real -1.2022986953709294
! input x2 real 0.94236321869980499
! input xa real array 1.2700482211379598 -0.49121902852151927 0.3111096225521609
! input y real undefined 1.0144861941069403
! input ya real array undefined 0.54688010257379682 0.55574509346561674 1.2072395376645217
subroutine s1(p, q, r, a, s, e2, e3, ka)
  implicit none
  integer :: ka(3)
  real*8 :: p, q, r, a(0:2), s(2), e2(2), e3(2)
  call in2(p, p)
  a(1) = a(1)
contains
  subroutine in2(b2zq, b2zv)
    real*8, intent(in) :: b2zq
    double precision, intent(in) :: b2zv
    integer :: b2zi1
    real*8 :: b2zt2(3)
    s(2) = a(1)
  end subroutine in2
end subroutine s1

subroutine p(n, x1, x2, xa, y, ya)
  implicit real*8 (a-h, o-z)
  integer :: i, i2, kl(3)
  double precision :: xa(3), ya(n), t2, t4, c(3, 2)
  external f2
  namelist /nl/ i, mix
  do i = 1, n
    c(i, 1) = x1
  end do
  i2 = 1 + 1
  call s1(x2, xa(1), t4, c(1, 1), c(1, min(2, 2)), xa(1), xa(1), kl)
  t2 = c(i2, 2)
  y = t2
end subroutine p
