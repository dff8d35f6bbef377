subroutine p(ga, g2, u)
  implicit none
  integer :: i, n, u
  real*8 :: ga(4), g2
  ga(2) = g2*g2
  read(u, *) n, ga(n)
  ga(n) = ga(2)*g2*ga(n)
end subroutine p
