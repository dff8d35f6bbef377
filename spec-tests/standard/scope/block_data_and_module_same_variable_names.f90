! The module's variable and the COMMON member of another unit have the same name.
! standard: 19.3.1
! head: f(x)>(y)
module m
  real(8) :: a
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8) :: x, y
  a = x*x
  call g(x, y)
  y = y*a
end subroutine f
subroutine g(x, y)
  implicit none
  real(8) :: x, y, a
  common /m2/ a
  a = x
  y = a
end subroutine g
