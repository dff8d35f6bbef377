! A search that has nothing to reverse is copied with its EXIT; one that only tests leaves no trace in the backward sweep.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, at
  at = n
  do i = 1, n
    if (x(i) < 0.2d0) cycle
    at = i
    if (x(i) > 0.4d0) exit
  end do
  y = x(at)**2
end subroutine s
