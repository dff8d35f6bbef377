! An allocatable local on the active path.
! standard: 8.5.8.4
! head: f(x)>(y)
! expect: agrees
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), allocatable :: t(:)
  allocate(t(2))
  t(1) = x*x
  y = t(1)
  deallocate(t)
end subroutine f
