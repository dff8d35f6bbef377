subroutine s1(x, y)
  real(8) :: x(3), y(3)
  y = eoshift(x, 1, boundary=x(1))
end subroutine
