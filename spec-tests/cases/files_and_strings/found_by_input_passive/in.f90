! kl(i) is another element after the statement than before: all of kl is kept.
subroutine p(x, y)
  implicit none
  integer :: i, kl(4)
  character(8) :: s
  real*8 :: x(4), y(4)
  i = 2
  kl = 3
  kl(2) = 1
  s = ' 4 1 '
  y(kl(4)) = x(kl(2))*x(1)
  read(s, *) i, kl(i)
  y(kl(4)) = y(kl(4)) + x(kl(i))*y(3)
  y(2) = y(3)*x(i)
end subroutine p
