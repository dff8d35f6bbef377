! head p(ya)/(g1)
! input n integer 5
! input x1 real 0.34463209325082939
! input x2 real 0.26182675910770364
! input xa real array 1.0157569115917588 0.7959334135871301 0.79025113768629174 1.0719573413206784 0.41572904973722813
! input y real undefined 0.46893509938428884
! input ya real array undefined -0.98859361499160281 -1.1721067859091172 1.0839382600758287 0.73821429333671262 0.45797702449528138
! input g1 real common blk 0.8983838647257576
! input ga real array common blk 0.32282756906727417 0.32571583365905932 -0.21675884179436 -0.33093164976944356 1.1488395599830099
! input g2 real common blk 1.1702115122627448
subroutine p(n, x1, x2, xa, y, ya)
  implicit none
  integer :: n, i
  real*8 :: x1, x2, xa(n), y, ya(0:n - 1), g1, ga(5), g2
  common /blk/ g1, ga, g2
  do i = 1, n
    ya(i - 1) = 1.25d0
  end do
  ya(1) = log_gamma(g1)
end subroutine p
