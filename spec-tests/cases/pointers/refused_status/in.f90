! STAT= of POINTERs that others see, or that are needed as they were.
module seen
  real*8, pointer :: p(:)
end module seen

subroutine f(n, x, y)
  use seen
  implicit none
  integer :: n, ierr, i
  real*8 :: x(n), y
  real*8, pointer :: q(:)
  allocate(p(n), stat=ierr)
  p = sin(x)
  y = sum(p)
  deallocate(p, stat=ierr)
  do i = 1, n
    allocate(q(n), stat=ierr)
    q = x*y
    y = q(i)*y
  end do
  deallocate(q, stat=ierr)
end subroutine f
