! What remembers where a strided loop ended has the type of what is remembered: the counter minus a literal is a default integer.
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  integer(1) :: k
  integer(2) :: l
  real(8) :: x(n), y
  do i = 1, 2
    do k = 1, n, 2
      x(k) = x(k)*x(k)*i
    end do
    do l = n, 1, -2
      x(l) = sin(x(l))*x(1)
    end do
  end do
  do k = 2, 4
    y = y + x(k)*x(k - 1)
  end do
end subroutine f
