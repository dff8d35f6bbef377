subroutine f(x, y)
  real(8) :: x, y
  if (y < x) then
    y = 1
  end if
  y = y*sin(x)
end subroutine f
