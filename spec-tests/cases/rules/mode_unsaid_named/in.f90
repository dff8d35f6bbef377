subroutine p(n, x, y)
  integer :: n, i
  real(8) :: x(n), y(n), s
  s = x(1)*x(2)
  do i = 2, n
    y(i) = x(i)*s - x(i-1)**2
    s = max(x(3), 2.0d0)
  end do
  y(1) = dot_product(x(2:3), x(2:3))
end subroutine
