! head p(y)/(y,xa)
! input n integer 5
! input xa real array 1.1577987302515622 0.05548500347564178 0.33139906756724513 -1.0282338638413571 0.72227895397978492
! input y real -0.79103646953755602
subroutine p(n, xa, y)
  implicit none
  integer :: n
  real*8 :: xa(n), y, t
  t = xa(1)*xa(2)
  if (xa(2) > 0.0d0) t = 0.3d0
  y = y + t*xa(3)
end subroutine p
