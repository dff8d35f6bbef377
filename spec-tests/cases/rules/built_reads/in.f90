subroutine s(x, y)
  real(8) :: x, y
  y = x*y
  x = 2.0d0*x
  y = y*x
end subroutine s
