! A value of a class that IEEE_VALUE names depends on no variable: of its first argument only the kind counts.
module marking
  implicit none
contains
  subroutine top(n, x, y, z)
    use, intrinsic :: ieee_arithmetic, only: ieee_value, ieee_quiet_nan, ieee_positive_zero, ieee_support_nan
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    real(8), intent(out) :: y, z
    integer :: k
    y = ieee_value(x(1), ieee_positive_zero)
    do k = 1, n
      if (x(k) < 0 .and. ieee_support_nan(x(k))) then
        x(k) = ieee_value(x(k), ieee_quiet_nan)
      else if (k == 2) then
        x(k) = ieee_value(1.0d0, ieee_positive_zero)
      else
        x(k) = x(k)*sin(x(k))
      end if
      y = y + x(k)**2*(k + 1)
    end do
    z = y*x(n)
    y = sqrt(y)
  end subroutine top
end module marking
