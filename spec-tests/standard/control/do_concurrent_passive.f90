! DO CONCURRENT with an index of its own, on integers.
! standard: 11.1.7.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: i, k(3)
  i = 2
  do concurrent (i = 1:3)
    k(i) = 4 - i
  end do
  y = x(k(i))*x(k(1))
end subroutine f
