subroutine s(x, y)
  real(8) :: x, y, z
  character(8) :: c, d
  common /keep/ d
  c = transfer(x, c)
  d = c
  z = 2*x
  call take(z)
  y = z
end subroutine
subroutine take(z)
  real(8) :: z
  character(8) :: d
  common /keep/ d
  z = transfer(d, z)
end subroutine
