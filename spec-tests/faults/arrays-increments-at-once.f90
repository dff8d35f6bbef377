! head p(y)/(y)
! input n integer 4
! input x1 real 0.98094870339429763
! input xa real array 0.47688413202988911 0.70146040136981491 1.0876896226537793 0.67799169429620265
! input k integer array 3 3 3 1
! input m integer 4
! input y real 0.41190039941916623
subroutine p(n, x1, xa, k, m, y)
  implicit none
  integer :: n, k(4), m
  real*8 :: x1, xa(4), y
  sf(za) = za*sin(za) + 0.3d0*x1
  xa = y
  xa = xa(k(4:1:-1))
  y = xa(k(1))
end subroutine p
