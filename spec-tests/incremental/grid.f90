module grid
  implicit none
  integer, parameter :: cells = 20
  real(8) :: width = 0.05d0
contains
  function slope(u, i) result(s)
    real(8), intent(in) :: u(cells)
    integer, intent(in) :: i
    real(8) :: s
    s = (u(i + 1) - u(i - 1))/(2*width)
  end function slope
end module grid
