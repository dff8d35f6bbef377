! A function of a whole array gives a scalar.
! standard: 15.7
! head: f(x)>(y)
real(8) function norm(n, x)
  implicit none
  integer :: n, i
  real(8) :: x(n)
  norm = 0
  do i = 1, n
    norm = norm + x(i)*x(i)
  end do
  norm = sqrt(norm)
end function norm
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  real(8), external :: norm
  y = norm(3, x)*norm(2, x(2))
end subroutine f
