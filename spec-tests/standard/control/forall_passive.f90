! FORALL on integers; its index hides the variable i.
! standard: 10.2.4, 19.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: i, k(3)
  i = 2
  forall (i = 1:3) k(i) = 4 - i
  y = x(k(i))*x(k(1))
end subroutine f
