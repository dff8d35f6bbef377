subroutine g(n, x, y, z)
  integer :: n
  real(8) :: x, y(n), z(n), c
  common /blk/ c
  real(8), external :: f
  x = x + y(2)
  x = x*x
  z = y*x
  where (z > 1.0d0) z = z*c
  y(10) = x*f(y(9)) + sum(z)
  call h(n-2, y(3), x*2.0d0)
end subroutine g
function f(t)
  real(8) :: f, t
  f = sin(t)
  if (t > 2.0d0) f = f*t
end function f
subroutine h(m, a, s)
  integer :: m, i
  real(8) :: a(m), s, c
  common /blk/ c
  do i = 1, m
    a(i) = a(i)*s + c
  end do
end subroutine h
