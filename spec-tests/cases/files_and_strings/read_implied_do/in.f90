subroutine f(u, n, m, x, y)
  implicit none
  type t
    real*8 :: p
    real*8 :: q(3)
  end type
  integer, intent(in) :: u, n, m
  integer :: i, j
  real*8 :: x(n), y, a(n), b(0:n, m), c(n), z
  type(t) :: s(n)
  a = x*x
  b = 3*x(1)
  c = x
  s%p = x
  z = x(2)
  do i = 1, n
    s(i)%q = x(i)
  end do
  read (u, *) (a(i), c(i), i = 2, n, 2), z
  read (u, *) ((b(i - 1, j), i = 1, n - 1), j = 1, m)
  read (u, *) (s(i)%q(2), s(i)%p, i = 1, 2)
  y = sum(a*x) + sum(b) + dot_product(c, x) + z*x(1)
  do i = 1, n
    y = y + s(i)%p**2 + product(s(i)%q)
  end do
end subroutine
