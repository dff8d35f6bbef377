! The element that is passed is chosen by an expression that the callee changes by COMMON.
! standard: 15.5.2.4
! head: f(x)>(x)
! set: k=1
subroutine f(x)
  implicit none
  real(8) :: x(3)
  integer :: k
  common /idx/ k
  k = 1
  call g(x(k + 1))
  x(k) = x(k)*x(2)
end subroutine f
subroutine g(t)
  implicit none
  real(8) :: t
  integer :: k
  common /idx/ k
  k = 3
  t = t*t
end subroutine g
