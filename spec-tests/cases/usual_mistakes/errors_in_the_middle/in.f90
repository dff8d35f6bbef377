subroutine g(x, y)
  real(8) :: x, y
  y = x +* 2
end subroutine
subroutine f(x, y)
  real(8) :: x, y
  y == x
  call g(x, y
end subroutine
