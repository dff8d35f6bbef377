! Something is to be reversed on one of two ways: a RETURN behind them does not end the adjoint.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  if (n > 1) then
    y = y + x
  end if
  if (n > 0) return
  y = y + 2*x
end subroutine s
