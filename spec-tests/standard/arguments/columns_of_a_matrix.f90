! Two columns of a matrix, passed by their first elements.
! standard: 15.5.2.11
! head: f(a)>(y)
subroutine f(a, y)
  implicit none
  real(8) :: a(3, 4), y
  call dot(3, a(1, 2), a(1, 4), y)
end subroutine f
subroutine dot(n, p, q, y)
  implicit none
  integer :: n, i
  real(8) :: p(n), q(n), y
  y = 0
  do i = 1, n
    y = y + p(i)*q(i)
  end do
end subroutine dot
