subroutine f(x, y)
  real(8) :: x, y
#ifdef A
  y = x*x
#else
  y = x
end subroutine
