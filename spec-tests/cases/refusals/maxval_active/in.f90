subroutine s(x, y)
  real(8) :: x(3), y
  y = 2.0d0*maxval(x)
end subroutine s
