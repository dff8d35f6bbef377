! The same column twice, by variable indices that are equal here.
! standard: 15.5.2.13
! head: f(a)>(y)
! set: i=2
! set: j=2
subroutine f(i, j, a, y)
  implicit none
  integer :: i, j
  real(8) :: a(3, 4), y
  call dot(3, a(1, i), a(1, j), y)
end subroutine f
subroutine dot(n, p, q, y)
  implicit none
  integer :: n, k
  real(8) :: p(n), q(n), y
  y = 0
  do k = 1, n
    y = y + p(k)*q(k)**2
  end do
end subroutine dot
