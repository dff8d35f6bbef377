! An allocatable array of integers steers.
! standard: 9.7.1
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  integer, allocatable :: k(:)
  real(8) :: x(n), y
  allocate(k(n))
  do i = 1, n
    k(i) = n + 1 - i
  end do
  y = x(k(1))*x(k(n))*size(k)
  deallocate(k)
end subroutine f
