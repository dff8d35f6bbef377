subroutine f(x, y)
  real(8) :: x, y
  if (x > 0)
    y = x*x
  end if
  y = 2*x
end subroutine
