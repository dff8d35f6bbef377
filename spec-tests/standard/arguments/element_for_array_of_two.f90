! An element stands for the rest of its array, with another shape and lower bounds.
! standard: 15.5.2.11
! head: f(a)>(a)
! size: b=6
subroutine f(a)
  implicit none
  real(8) :: a(8)
  call g(2, a(3))
end subroutine f
subroutine g(n, b)
  implicit none
  integer :: n
  real(8) :: b(0:n-1, 2:*)
  b(1, 3) = b(0, 2)*b(1, 2)
  b(0, 4) = sin(b(1, 3))
end subroutine g
