! The kind of a type declaration is an expression: kind(1.0d0).
! standard: 7.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: wp = kind(1.0d0)
  real(kind=wp), intent(in) :: x
  real(wp), intent(out) :: y
  y = sin(x)*2.5_wp
end subroutine f
