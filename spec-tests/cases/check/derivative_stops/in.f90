subroutine s(x, y)
  real(8) :: x, y
  y = x**2
  continue
end subroutine s
