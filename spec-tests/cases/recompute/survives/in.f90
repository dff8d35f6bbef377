! What a trip makes anew is computed again; what it does not is kept.
subroutine survives(n, u, v, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), v(n)
  real(8), intent(inout) :: y
  integer :: i, k, ip1
  real(8) :: t, s, w(n)
  w = u
  do k = 1, 3
    do i = 1, n
      ip1 = mod(i, n) + 1      ! of the counter and a bound
      t = w(i)*v(ip1)          ! w is used anyway: recorded where it is overwritten
      s = sin(t)               ! of what is computed again
      y = y + s*s*exp(t)
    end do
    do i = 1, n
      t = w(i) + v(i)          ! only y's own value uses it
      w(i) = t*t
      y = y + w(i)
    end do
  end do
end subroutine survives
