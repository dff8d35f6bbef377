! A section with a stride is an array expression that is passed by copy-in and copy-out.
! standard: 15.5.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(6), y
  call g(3, x(1:6:2))
  y = x(1)*x(3)*x(2)
end subroutine f
subroutine g(n, p)
  implicit none
  integer :: n
  real(8) :: p(n)
  p(2) = p(1)*p(3)
end subroutine g
