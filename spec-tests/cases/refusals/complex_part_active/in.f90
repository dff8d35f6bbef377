subroutine s(x, y)
  real(8) :: x, y
  complex(8) :: z
  z = cmplx(x, x*x, 8)
  call twice(z%re)
  y = z%re + z%im
end subroutine
subroutine twice(a)
  real(8) :: a
  a = 2*a
end subroutine
