! Returns behind what is reversed, one of them out of two loops; the last leads where control goes anyway.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  y = y*x(1)
  if (y < -5.0d0) return
  do i = 1, n
    y = sin(y) + x(i)
    do j = i, n, 2
      y = y + 0.3d0*x(j)*cos(y)
      if (i*j > 12) then
        y = y*y
        return
      end if
      y = y*exp(-0.1d0*y)
    end do
    y = y*x(i)
  end do
  if (n > 20) then
    y = y**3
    return
  else
    y = y**2
    return
  end if
end subroutine s
