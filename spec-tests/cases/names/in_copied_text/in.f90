subroutine f(x, y)
  real(8) :: x, y, abs, merge
  merge = 2d0
  abs = 1d0
  y = max(x*merge, x*x*abs)
  print *, merge
end subroutine
