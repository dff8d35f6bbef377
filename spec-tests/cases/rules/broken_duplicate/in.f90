subroutine s(x, y)
  real(8) :: x, y
  if (x > 0.5d0) then
    y = sin(x)
  else
    y = x*y
  end if
  x = 2.0d0*y
  y = x*y
end subroutine
