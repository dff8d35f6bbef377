! A section that is assigned to itself in reverse, shifted, and by a vector of subscripts.
! standard: 10.2.1.3, 9.5.3.3.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(6)
  real(8), intent(out) :: y
  real(8) :: t(6)
  integer :: p(3)
  p = [5, 1, 3]
  t = x*x
  t(2:5) = t(5:2:-1)*t(1:4)
  t(p) = t(p(3:1:-1))*x(p)
  p = p(3:1:-1)
  t(p + 1) = sin(t(p))
  y = sum(t*[1d0, 2d0, 3d0, 4d0, 5d0, 6d0])
end subroutine f
