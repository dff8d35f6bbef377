! Integers of kinds 1, 2, 4 and 8 as subscripts and factors.
! standard: 7.4.3.1, 9.5.3.2
! head: f(x)>(y)
! set: n=4
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x(n), y
  integer(1) :: i1
  integer(2) :: i2
  integer(8) :: i8
  i1 = 2_1
  i2 = 3_2
  i8 = 4_8
  y = x(i1)*x(i2) + i1*x(i8)**i2
  i1 = 1_1
  y = y*x(i1)
end subroutine f
