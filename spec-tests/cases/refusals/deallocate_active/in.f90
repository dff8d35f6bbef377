subroutine s(x, y)
  real x(3), y(3)
  real, allocatable :: z(:)
  allocate (z(3))
  z(1) = x(1)
  y(1) = z(1)*2
  deallocate (z)
end subroutine s
