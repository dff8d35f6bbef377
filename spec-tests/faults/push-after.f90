! head p(xa,y)/(xa)
! input n integer 5
! input x1 real -0.31918596876443944
! input xa real array 1.1577987302515622 0.80548500347564178 0.33139906756724513 -1.0282338638413571 -0.72227895397978492
! input k integer array 3 4 5 1 2
! input y real -0.79103646953755602
subroutine p(n, x1, xa, k, y)
  implicit none
  integer :: n, k(5)
  real*8 :: x1, xa(n), y, t2, t3
  t2 = xa(1)
  t3 = t2*xa(1)
  xa(1) = t3
  t2 = t2*x1
  t3 = sign(t2, 0.25d0)
  y = t3
end subroutine p
