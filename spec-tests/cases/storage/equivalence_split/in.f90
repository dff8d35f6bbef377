! A split procedure keeps what shares a storage with EQUIVALENCE: all of it, not the first of the names.
subroutine top(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(n), y(n)
  do i = 1, n
    y(i) = x(i)*x(i)
  end do
!$AD NOCHECKPOINT
  call turn(n, y)
  do i = 1, n
    y(i) = sin(y(i))
  end do
end subroutine top
subroutine turn(n, y)
  implicit none
  integer :: n, i, last, k(4)
  real(8) :: y(n)
  equivalence (last, k(4))
  do i = 1, 4
    k(i) = 5 - i
  end do
  last = 2
  do i = 1, 4
    y(k(i)) = y(k(i))*y(5 - i)
  end do
end subroutine turn
