program costs
  real(8) :: x, xb, y, yb
  x = 0.7d0
  y = 0.4d0
  xb = 1.0d0
  yb = 0.0d0
  call p0_b(x, xb, y, yb)
  call report(xb, yb)
end program costs
