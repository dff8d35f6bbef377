! An integer raised to an active real.
! standard: 10.1.5.2.1
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  y = n**x + (n/2)**(x/2)
end subroutine f
