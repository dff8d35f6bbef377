! The kind is a constant of an intrinsic module, renamed.
! standard: 16.10.2
! head: f(x)>(y)
subroutine f(x, y)
  use, intrinsic :: iso_fortran_env, only: rk => real64
  implicit none
  real(rk), intent(in) :: x
  real(rk), intent(out) :: y
  real(rk) :: t
  t = exp(x)
  y = t*t
end subroutine f
