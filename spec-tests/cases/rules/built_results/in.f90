subroutine f(x, y, k)
  real(8), intent(inout) :: x(4), y
  integer, intent(inout) :: k
  y = y + x(k)
  k = k - 1
  y = y*x(k)
end subroutine f
