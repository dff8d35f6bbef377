subroutine s(x, y)
  real(8) :: x(3), y
  y = norm2(x)
end subroutine s
