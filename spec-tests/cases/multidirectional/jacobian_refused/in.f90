subroutine f(x, y)
  real(8) :: x(:), y
  y = sum(x*x)
end subroutine f
