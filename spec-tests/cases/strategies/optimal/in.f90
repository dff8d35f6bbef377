! Trips that overwrite what they and those before and behind the loop need; a loop inside of a loop; an index that goes down.
subroutine march(n, u, a, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: u(3), a
  real(8), intent(out) :: y
  integer :: i, j
  real(8) :: t, s
  s = sin(a)
  t = s*u(1)
  do i = 2*n, 1, -2
    t = t*cos(u(2)) + a*s
    do j = 1, 2
      u(j) = u(j) + 0.1d0*u(j + 1)*t
    end do
    if (u(1) > 1.0d0) u(3) = u(3)*u(1)/i
  end do
  s = 2.0d0
  y = u(1)*u(3)*t*a + s + i
  a = exp(y)
end subroutine march
