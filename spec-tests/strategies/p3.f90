subroutine p3(x, y)
  real(8) :: x, y
  x = cos(x)*y
end subroutine p3
