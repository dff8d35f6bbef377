! head p(y)/(xa)
! input n integer 5
! input x1 real 1.0075709317546586
! input x2 real 0.62833968837040555
! input xa real array -0.39960961258187866 1.2935432849785882 0.77905459894486229 0.25398218334194561 0.26182675910770364
! input k integer array 1 1 4 1 1
! input y real undefined 0.53856429721242183
subroutine p(n, x1, x2, xa, k, y)
  implicit none
  integer :: n, k(5), i, j, i1, i3, is
  double precision :: x1, x2, xa(n), y, v(0:4)
  i1 = k(1)
  i3 = n
  do i = 1, i1
    is = 2
    do j = k(1), n, is
      v(1) = 1.25d0
    end do
    i1 = i3
  end do
  y = xa(1)*v(1)
end subroutine p
