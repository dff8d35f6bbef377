subroutine g(x, y, n, z)
  double precision, intent(inout) :: x
  real*8, intent(in) :: y
  integer, intent(in) :: n
  real(8), intent(out) :: z
  real(8), parameter :: c = 0.5d0
  integer :: k, i, half
  real(8) :: t, v0
  external half
  k = 0
  t = x
  z = y
  i = n
  v0 = x*half(n)
  do while (k < n)
    k = k + 1
    t = -t**2/(1.0d0 + k*y**k) + c*max(t, y)*v0
    if (t > 0.5 .or. k == 2) then
      t = t*atan2(y, x) + (y**x)*3
    else if (k < 2) then
      t = merge(t, y, k > 1)*abs(t - 2)
    else
      z = z + sqrt(t*t + 1) + real(k, 8)*dble(i)
    end if
    x = x*sin(t + z)
  end do
10 z = z*t + x
end subroutine g
integer function half(n)
  integer :: n
  half = n/2
end function half
