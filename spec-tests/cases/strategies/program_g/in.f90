subroutine g(x, y, z, w)
  real :: x, y, z, w
  z = x*y**2
  w = z**2*y
end subroutine g
