subroutine s(x, y)
  real x, y
  integer i
  y = x
  do i = 1, 10
    y = y*x
    if (y > 5.0) exit
  end do
end subroutine s
