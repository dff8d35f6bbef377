subroutine alias(x, y, w)
  real(8) :: x, y, w
  call g2(y, y, x, w)
end subroutine alias
subroutine g2(x, y, z, w)
  real(8) :: x, y, z, w
  w = z**2*y + x
end subroutine g2
