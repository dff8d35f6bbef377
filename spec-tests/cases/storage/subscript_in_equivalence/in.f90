! The subscript of kl(i3) is kl(3) itself: what was overwritten is restored where it was, not where i3 is then.
subroutine p(ga, g2)
  implicit none
  integer :: i3, kl(4)
  real*8 :: ga(4), g2
  equivalence (i3, kl(3))
  kl = 3
  ga(kl(1)) = g2*g2
  ga(2) = ga(kl(3))*g2
  kl(i3) = 1
  ga(kl(3)) = ga(1)*g2
end subroutine p
