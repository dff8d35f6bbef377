! Names with underscores at the end and digits.
! standard: 6.2.2
! head: f(x_)>(y__)
subroutine f(x_, y__)
  implicit none
  real(8) :: x_, y__, e1, d0_8
  e1 = x_
  d0_8 = 1.e1*e1
  y__ = d0_8*e1
end subroutine f
