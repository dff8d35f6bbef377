! Whole steps of a real DO variable are added as they are.
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  do a = x, x + 4.5d0, 2
    y = y*a
  end do
  do a = x, x - 4.5d0, -2
    y = y + a*a
  end do
end subroutine f
