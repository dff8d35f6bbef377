! The same variable comes in by two ways and under two names: it is one.
! standard: 14.2.2
! head: f(x)>(y)
module m
  implicit none
  real(8) :: a
end module m
module n
  use m, only: q => a
  implicit none
end module n
subroutine f(x, y)
  use m
  use n
  implicit none
  real(8) :: x, y
  a = x
  q = q*x
  y = a*x
end subroutine f
