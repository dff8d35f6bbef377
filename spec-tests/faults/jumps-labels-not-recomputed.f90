! head p(y)/(y)
! input n integer 3
! input x1 real -1.0544799367527879
! input xa real array 0.77578796015903673 -0.92118255638071367 1.2234073709804474
! input k integer array 3 3 3
! input y real 0.79601015688688781
! input ya real array undefined 0.34178279548712653 0.32952783249328321 -0.57485162198694084
subroutine p(n, x1, xa, k, y, ya)
  implicit none
  integer :: n, k(3), i
  real*8 :: x1, xa(n), y, ya(n), t1, t2, v(3)
  do i = 1, 3
    v(i) = 0.3d0
  end do
  t2 = y
  do i = 1, 1
    20 t1 = t2
    y = sin(t1)
  end do
  t1 = v(1)
  t1 = sin(t1 + y)
end subroutine p
