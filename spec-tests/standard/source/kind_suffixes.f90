! Literals with kind suffixes by name and by number.
! standard: 7.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: e2 = 8, i8 = selected_int_kind(12)
  real(8) :: x, y
  y = 1.5_e2*x + 2._8*x**2_i8 + .5e-1_e2*x
  if (.true._4) y = y*1e1_e2
end subroutine f
