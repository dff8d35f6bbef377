! Two array dummies overlap by sequence association, and both are only read.
! standard: 15.5.2.13
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(6), y
  call g(4, x(1), x(3), y)
end subroutine f
subroutine g(n, p, q, y)
  implicit none
  integer :: n, i
  real(8) :: p(n), q(n), y
  y = 0
  do i = 1, n
    y = y + p(i)*q(i)**2
  end do
end subroutine g
