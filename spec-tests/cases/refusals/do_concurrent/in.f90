subroutine s(x, y)
  real x(3), y(3)
  do concurrent (i = 1:3, y(3) > 0)
    y(i) = x(i)*2
  end do
end subroutine s
