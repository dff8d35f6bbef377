subroutine p0(x, y)
  real(8) :: x, y
  x = sin(x*y)
  call p1(x, y)
  x = x*y
  call p2(x, y)
  x = x*x
end subroutine p0
