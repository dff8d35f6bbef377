! A name that comes by USE under another name, whose own name is a local's, and one that a second module passes on.
! standard: 14.2.2, 19.5.1.4
! head: f(x)>(y)
module base
  implicit none
  real(8) :: a = 2.0d0, b = 3.0d0
end module base
module passes
  use base, only: c => a, b
  implicit none
  real(8) :: a = 5.0d0
end module passes
subroutine f(x, y)
  use passes, d => b
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: y
  real(8) :: b
  b = x(1)*a
  c = x(2)*b
  d = c*a
  y = b*c + d*x(1)
  a = y
end subroutine f
