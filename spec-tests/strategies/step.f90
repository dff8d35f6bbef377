subroutine step(x, y)
  real(8) :: x, y
  x = x + 0.1d0*sin(x*y)
end subroutine step
