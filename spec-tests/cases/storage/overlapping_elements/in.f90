subroutine top(x, y)
  real(8) :: x(6), y
  real(8) :: a(6)
  integer :: i
  do i = 1, 6
    a(i) = x(i)*x(i)
  end do
  call t(4, a(1), a(3), y)
end subroutine
subroutine t(n, p, q, y)
  integer :: n, i
  real(8) :: p(n), q(n), y
  y = 0.0d0
  do i = 1, n
    y = y + p(i)*q(i)*sin(p(i)*q(n+1-i))
  end do
end subroutine
