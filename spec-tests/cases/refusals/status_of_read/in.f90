subroutine s(x, y)
  real x(3), y(3)
  integer i
  y(1) = x(1)
  write (6, *, iostat=i) y(1)
end subroutine s
