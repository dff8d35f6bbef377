! An element is a scalar actual; its subscript is overwritten by the callee.
! standard: 15.5.2.4
! head: f(x)>(x)
! set: k=2
subroutine f(k, x)
  implicit none
  integer :: k
  real(8) :: x(4)
  call g(k, x(k))
  x(1) = x(k)*x(1)
end subroutine f
subroutine g(k, t)
  implicit none
  integer :: k
  real(8) :: t
  k = 3
  t = t*t
end subroutine g
