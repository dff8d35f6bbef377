! elements of one array for array dummies; both overwrite something, and both read what lies in both
subroutine top(x, y)
  real(8) :: x(6), y
  real(8) :: a(6)
  integer :: i
  do i = 1, 6
    a(i) = x(i)*x(i)
  end do
  call t(4, a(1), a(3), y)
  y = y*a(1) + a(6)*a(3)
end subroutine
subroutine t(n, p, q, y)
  integer :: n, i
  real(8) :: p(n), q(n), y
  p(1) = p(1)*p(2)
  q(n) = q(n)*q(n-1)
  y = p(1)*q(n)
  do i = 3, n
    y = y + p(i)*q(i-2)*sin(p(i))
  end do
end subroutine
