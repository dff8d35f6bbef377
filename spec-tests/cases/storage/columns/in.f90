! columns
subroutine top(n, x, y)
  integer :: n
  real(8) :: x(n), y
  real(8) :: a(n,3)
  integer :: i
  do i = 1, n
    a(i,1) = x(i)*x(i)
    a(i,2) = x(i)*3.0d0
    a(i,3) = sin(x(i))
  end do
  call t(n, a(1,1), a(1,2), y)
  call t(n, a(1,2), a(1,3), y)
end subroutine
subroutine t(n, p, q, y)
  integer :: n, i
  real(8) :: p(n), q(n), y
  do i = 1, n
    p(i) = p(i)*q(i)
    q(i) = p(i) + q(i)**2
    y = y + p(i)*q(i)
  end do
end subroutine
