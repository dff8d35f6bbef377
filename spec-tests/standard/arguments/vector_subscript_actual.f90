! An array section with a vector subscript is passed: passive, copied.
! standard: 9.5.3.3.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k(3), s
  k(1) = 3
  k(2) = 1
  k(3) = 2
  call pick(2, k(k(1:2)), s)
  y = x(s)*x(1)
end subroutine f
subroutine pick(n, k, s)
  implicit none
  integer :: n, k(n), s
  s = k(1)
end subroutine pick
