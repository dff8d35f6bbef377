! Fluxes with a slope limiter (minmod).
subroutine limiter(n, u, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(out) :: f(n)
  integer :: i
  real(8) :: left, right, slope
  f(1) = u(1)
  f(n) = u(n)
  do i = 2, n - 1
    left = u(i) - u(i - 1)
    right = u(i + 1) - u(i)
    if (left*right <= 0.0d0) then
      slope = 0.0d0
    else if (abs(left) < abs(right)) then
      slope = left
    else
      slope = right
    end if
    f(i) = (u(i) + 0.5d0*slope)**2
  end do
end subroutine limiter
