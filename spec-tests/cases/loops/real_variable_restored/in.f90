! A DO variable overwrites a value that is needed backward: it comes back, whichever rules derive the loop.
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  a = cos(1.5d0)
  y = x*x*a
  do a = 1.0d0, 3.3d0, 0.5d0
    y = y + sin(x)*a
  end do
  y = y*y
end subroutine f
