! head p(y)/(xa)
! input n integer 4
! input x1 real -0.93830240309576518
! input xa real array 1.2204032222126489 0.2447550766680871 0.65554943181807723 0.61212939849466941
! input k integer array 2 1 1 1
! input y real 0.50957008017322358
subroutine p(n, x1, xa, k, y)
  implicit none
  integer :: n, k(4), i, i2
  real*8 :: x1, xa(n), y, t1, t2
  t2 = xa(1)
  i2 = k(1)
  do i = i2, 1, -1
    t1 = y
    y = t2 + sin(t1)
  end do
end subroutine p
