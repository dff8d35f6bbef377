subroutine s(n, x, y)
  integer :: n
  real(4) :: x(n), y, t(3), u
  common /block/ u
  t(1) = x(1)*x(2)
  u = sin(t(1))
  call twice(x, u)
  y = u*t(1)
end subroutine s
subroutine twice(a, b)
  real(4) :: a(*), b, c
  c = a(1)
  b = b*c
end subroutine twice
