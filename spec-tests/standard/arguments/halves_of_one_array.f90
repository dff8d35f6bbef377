! Two dummies are the two halves of one array: no element is in both, and one is overwritten.
! standard: 15.5.2.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(6), y(3)
  real(8) :: w(6)
  integer :: i
  do i = 1, 6
    w(i) = x(i)
  end do
  call g(w(1), w(4))
  do i = 1, 3
    y(i) = w(i)*w(i+3)
  end do
end subroutine f
subroutine g(p, q)
  implicit none
  real(8) :: p(3), q(3)
  integer :: i
  do i = 1, 3
    q(i) = q(i)*p(4-i)
  end do
end subroutine g
