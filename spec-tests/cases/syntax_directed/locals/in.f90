subroutine s(x, y)
  real :: x, y, t, inside, written, unused, limit
  common /limits/ limit
  t = x
  y = t
  do while (y < limit)
    inside = y*2.0
    y = inside*t
    written = y
  end do
end subroutine s
