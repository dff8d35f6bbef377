! PRIVATE in the middle module ends what it hands on.
! standard: 8.6.1
! head: f(x)>(y)
module m
  implicit none
  real(8), parameter :: c = 2
end module m
module n
  use m
  implicit none
  private
  public :: d
  real(8), parameter :: d = c*c
end module n
subroutine f(x, y)
  use n
  implicit double precision (a-h, o-z)
  c = x
  y = c*d*x
end subroutine f
