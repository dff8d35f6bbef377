! A local is undefined at each entry; it is set under the same test as it is read.
! standard: 19.6.6
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  call g(1, x, y)
  call g(0, y, y)
  call g(1, y, y)
end subroutine f
subroutine g(k, a, b)
  implicit none
  integer :: k
  real(8) :: a, b, t
  if (k == 1) t = a*a
  b = a
  if (k == 1) b = t*b
end subroutine g
