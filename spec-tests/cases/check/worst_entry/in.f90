subroutine f(x, y)
  real(8) :: x(2), y, s
  s = cos(x(1))*x(2)
  y = s*s + x(2)
end subroutine f
