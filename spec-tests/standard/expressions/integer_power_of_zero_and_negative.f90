! Integer powers of a negative base; the exponent 0 and 1.
! standard: 10.1.5.2.1
! head: f(x)>(y)
! set: n=0
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x, y, t
  t = -x
  y = 0
  do i = n, 3
    y = y + t**i
  end do
end subroutine f
