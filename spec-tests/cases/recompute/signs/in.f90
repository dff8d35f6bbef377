! The sign of a difference, or of a product, is asked again; a sum that is rounded is not.
subroutine limited(n, u, s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(inout) :: s(n)
  real(8) :: a, b
  integer :: i
  do i = 2, n - 1
    a = u(i) - u(i - 1)
    b = u(i + 1) - u(i)
    if (a*b <= 0.0d0) then
      s(i) = s(i)*0.5d0
    else if (abs(a) < abs(b)) then
      s(i) = s(i)*a
    else
      s(i) = s(i)*b
    end if
  end do
end subroutine limited

subroutine chosen(x, y, z)
  implicit none
  real(8), intent(in) :: x, y
  real(8), intent(out) :: z
  if (x - y > 0.0d0) then
    z = x*y
  else
    z = x + sin(y)
  end if
  if (x + 2.0d0*y > 1.0d0) z = z*z
  if (max(x, -y) > min(x, y)) then
    z = z*x
  else
    z = z*y
  end if
end subroutine chosen
