! Kinds of iso_c_binding.
! standard: 18.2.2, 8.5.5
! head: f(x)>(y)
subroutine f(x, y) bind(c, name="f_of_x")
  use iso_c_binding, only: c_double, c_int
  implicit none
  real(c_double), intent(in) :: x
  real(c_double), intent(out) :: y
  integer(c_int) :: i
  y = 1.0_c_double
  do i = 1_c_int, 3_c_int
    y = y*x + i
  end do
end subroutine f
