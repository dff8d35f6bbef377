! Integer division truncates before it meets a real.
! standard: 10.1.5.2.2
! head: f(x)>(y)
! set: n=7
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  y = x*(n/2) + (n/2)*2/3*x**2 + x**(n/3)
end subroutine f
