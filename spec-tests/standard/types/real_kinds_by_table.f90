! Kinds that are elements of a constant, sums and inquiries.
! standard: 7.4.3.2, 8.5.13
! head: f(x)>(y)
! tolerance: 1e-5
! expect dotbar: refused: check cannot give a value to x: its type or its attributes are not supported yet
! expect tapenade-2012: refused: the kind of a literal beside a value of unknown kind is not known
module kinds
  implicit none
  integer, parameter :: all(2) = [kind(1.0), kind(1.0d0)]
  integer, parameter :: wide = all(size(all)), narrow = all(1)
end module kinds
subroutine f(x, y)
  use kinds
  implicit none
  real(wide), intent(in) :: x
  real(wide), intent(out) :: y
  real(all(1)) :: s
  real(kind(x)) :: t
  real(max(narrow, wide)) :: u
  s = real(x, narrow)
  t = x*2.0_wide
  u = t*sin(x)
  y = s*u + t
end subroutine f
