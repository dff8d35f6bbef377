! Trips that run forward and backward at once: what a choice asks is changed by it, so that the backward sweep does not ask that again.
subroutine f(n, k, x, y)
  implicit none
  integer, intent(in) :: n, k(n)
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: i, m
  real(8) :: w
  do i = 1, n
    m = k(i)
    w = x(i)
    if (m > 2) then
      w = sin(w)
      m = m - 3
    end if
    if (m > 2) w = w*w
    y(i) = y(i) + w*w
  end do
end subroutine
