subroutine f(x, c, y)
  implicit none
  real(8) :: x, c, y, a
  do a = c, c + x, 0.5d0
    if (y > 1.2d0) cycle
    y = y*x
  end do
end subroutine f
