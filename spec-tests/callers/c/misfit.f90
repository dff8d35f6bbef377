! How far a straight line is from measurements: half the sum of the squares.
subroutine misfit(n, t, y, p, j) bind(c)
  use iso_c_binding, only: c_int, c_double
  integer(c_int), value :: n
  real(c_double), intent(in) :: t(n), y(n), p(2)
  real(c_double), intent(out) :: j
  integer :: i
  j = 0
  do i = 1, n
    j = j + 0.5d0*(p(1) + p(2)*t(i) - y(i))**2
  end do
end subroutine misfit
