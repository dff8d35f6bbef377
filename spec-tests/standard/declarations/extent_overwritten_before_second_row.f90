! The leading dimension of a dummy stays that on entry: element (1,2) does not move.
! standard: 8.5.8.2
! head: f(a)>(y)
! set: ld=3
! size: a=6
subroutine f(ld, a, y)
  implicit none
  integer :: ld
  real(8) :: a(ld, *), y
  ld = 1
  y = a(1, 2)*a(2, 1)
  ld = 2
end subroutine f
