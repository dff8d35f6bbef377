! Quadruple precision in the program itself.
! standard: 7.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: qp = selected_real_kind(30)
  real(8) :: x, y
  real(qp) :: t
  t = x
  t = t*t + 1.5_qp
  y = real(t*t, 8)
end subroutine f
