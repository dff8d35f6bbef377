! head p(xa)/(xa)
! input n integer 5
! input x1 real 0.6697126840434674
! input xa real array 1.1188312687274791 0.95084537084057019 0.61526202388274209 -0.9370478242371616 -1.2943158995887361
! input y real -0.68214530587913891
! input ya real array undefined 1.2632388392851159 0.63948474809716704 1.2365582270567834 1.1532962176911929 -1.2692846169705636
subroutine p(n, x1, xa, y, ya)
  integer :: n, i
  real*8 :: x1, xa(n), y, ya(0:n - 1), v(0:4)
  real*4 :: u1, u2, us(5)
  do i = 1, n
    us(i) = 0.3d0
  end do
  where (xa > us(1))
  elsewhere
    xa(1:5) = [v(1), u2, u1, 2.0d0, xa(2:2:1)]
  end where
end subroutine p
