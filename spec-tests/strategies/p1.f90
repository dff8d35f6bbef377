subroutine p1(x, y)
  real(8) :: x, y
  x = x*x*y
end subroutine p1
