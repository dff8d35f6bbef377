subroutine top(n, x, y)
  use tables
  integer :: n, i, k
  real(8) :: x(n), y, a, b
  real(8), external :: uniform
  y = 0
  do i = 1, n
    a = uniform(0)
    b = uniform(0)
    y = y + x(i)*b
  end do
  k = column(2)
  if (k > 0) k = column(k)
  call show(a)
  y = y*k
end subroutine
