! head diagonal(y)/(c)
! input n integer 3
! input c real array 0.61 0.52 0.13 0.94 0.25 0.36 0.47 0.58 0.69
! input y real undefined 0.2
subroutine diagonal(n, c, y)
  implicit none
  integer :: n, l
  real*8 :: c(n, n), y
  y = 0.0d0
  do l = 1, n
    y = y + c(l, l)*sin(c(l, l))
  end do
  do l = 1, n
    c(l, l) = 0.01d0
  end do
  y = y*c(1, 2)
end subroutine diagonal
