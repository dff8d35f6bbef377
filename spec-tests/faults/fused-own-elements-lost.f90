! head p(y)/(xa,y)
! input xa real array 0.7 0.4 -0.3
! input y real 0.3
subroutine p(xa, y)
  implicit none
  double precision :: xa(3), y, v(3)
  integer :: i
  do i = 1, 3
    v(i) = xa(i)*xa(1)
  end do
  !$AD II-LOOP
  do i = 1, 3
    v(i) = sin(v(i))*xa(i)
  end do
  do i = 1, 3
    y = y + v(i)
  end do
  v = 7
  y = y + xa(3)*v(2)
end subroutine p
