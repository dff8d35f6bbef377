! head p(y)/(x1)
! input n integer 3
! input x1 real -0.20682947916222374
! input xa real array 0.42564123758852301 0.50590769228979948 -0.97788092762023116
! input k integer array 2 1 3
! input y real undefined 1.1587725908624902
subroutine s1(n, p, q, r, a, k1)
  implicit none
  integer :: n, k1
  double precision :: p, q, r, a(n)
  n = k1
end subroutine s1

subroutine p(n, x1, xa, k, y)
  implicit none
  integer :: n, k(3), i1, i3
  real*8 :: x1, xa(n), y, t1, t2
  t2 = 0.9d0
  i3 = n
  i1 = 3
  call s1(i1, t2, t2, t1, xa, i3)
  y = t2
end subroutine p
