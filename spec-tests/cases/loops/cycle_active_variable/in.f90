subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  a = x*x
  y = a
  do a = 0.0d0, 2.2d0, 0.5d0
    if (y > 1.2d0) cycle
    y = y*x
  end do
  y = y*a
end subroutine f
