! MOVE_ALLOC takes an allocation away from its first argument.
! standard: 16.9 MVBITS and other subroutines
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer, allocatable :: a(:), b(:)
  allocate(a(2))
  a(1) = 3
  a(2) = 1
  call move_alloc(a, b)
  y = x(b(1))*x(b(2))
  if (allocated(a)) y = 0
end subroutine f
