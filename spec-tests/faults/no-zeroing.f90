! head p(y)/(y,xa)
! input n integer 5
! input xa real array 1.1577987302515622 0.05548500347564178 0.33139906756724513 -1.0282338638413571 0.72227895397978492
! input y real -0.79103646953755602
subroutine p(n, xa, y)
  implicit none
  integer :: n, i
  real*8 :: xa(n), y
  do i = 1, n
    y = y*0.5d0 + xa(i)*xa(i)
  end do
end subroutine p
