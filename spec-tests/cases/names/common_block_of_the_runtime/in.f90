subroutine f(x, y)
  real(8) :: x, y
  common /pushreal8/ c
  integer i
  do i = 1, 2
  x = x*x*x + sin(x)
  enddo
  y = sin(x)
end subroutine
