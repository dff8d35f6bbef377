subroutine s(x, y)
  real(8) :: x(3), y
  y = sqrt(1+sum(x*x))
end subroutine s
