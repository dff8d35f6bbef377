subroutine inner(x, y, z)
  real*8 :: x, y, z
  y = y*x
  z = x
end subroutine

subroutine top(x, y)
  real*8 :: x, y, z
  !$AD NOCHECKPOINT
  call inner(x, y, z)
  y = y*z
  call inner(x, y, z)
end subroutine
