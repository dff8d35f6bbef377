subroutine p2(x, y)
  real(8) :: x, y
  x = exp(x)
  call p3(x, y)
  x = x*y*x
end subroutine p2
