subroutine alias(x, y)
  real(8) :: x, y
  call g1(x, y, y)
end subroutine alias
subroutine g1(x, y, z)
  real(8) :: x, y, z
  z = x*y**2
end subroutine g1
