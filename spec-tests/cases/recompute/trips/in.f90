! What has a label is computed again, too; the trips of a DO with a real variable are counted: they compute nothing again.
subroutine trips(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: c, d, z, t
  do i = 1, n
    if (x(i) > 100) goto 10
    y = y*2
10  c = 2*x(i)
    y = y + c*c*y*x(i)
  end do
  do 30 i = 1, n
20  c = 3*x(i)
    d = c*i
    y = y + c*c*y*x(i)*d
30  continue
  do z = 0.0d0, 1.0d0, 0.25d0
    t = x(1)*x(2)
    y = y + t*t
  end do
  t = x(n)
  y = y + t*t
end subroutine trips
