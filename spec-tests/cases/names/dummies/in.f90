subroutine f(x, y, cos)
  real(8) :: x, y, cos, pushreal8
  integer i
  pushreal8 = 2
  do i = 1, 2
  x = x*x*x*pushreal8 + sin(x)
  enddo
  y = sin(x)*cos
  print *, 'a', y
end subroutine
