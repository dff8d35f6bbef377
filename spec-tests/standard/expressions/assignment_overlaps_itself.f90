! The right side is evaluated before the left side changes.
! standard: 10.2.1.3
! head: f(x)>(x)
subroutine f(x)
  implicit none
  real(8) :: x(3)
  integer :: i, j
  i = 2
  j = 2
  x(i) = x(j)*x(1) + x(i)**2
  x(j) = x(i) - x(j)*2
  x(1) = sin(x(1))*x(3)
end subroutine f
