! The callee overwrites the argument that gives the extent of another.
! standard: 8.5.8.2, 15.5.2.13
! head: f(x)>(y)
! set: n=3
subroutine g(n, a)
  implicit none
  integer :: n, i
  real(8) :: a(n, n)
  n = n - 1
  do i = 1, n
    a(i, n + 1) = a(i, i)*a(n, 1)
  end do
end subroutine g
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x(n, n), y, w(n, n)
  integer :: i, j
  do j = 1, n
    do i = 1, n
      w(i, j) = x(i, j)*i
    end do
  end do
  call g(n, w)
  y = w(1, 3)*w(2, 3)*n
end subroutine f
