! POINTERs that are given memory, and lose it, with STAT=.
subroutine f(n, x, y)
  implicit none
  integer :: n, ierr, i
  real*8 :: x(n), y
  real*8, pointer :: p(:), q(:)
  allocate(p(n), stat=ierr)
  if (ierr /= 0) stop 'memory'
  p = sin(x)
  allocate(q(0:n), stat=ierr)
  q(0) = 1
  do i = 1, n
    q(i) = q(i-1)*p(i)
  end do
  y = q(n)
  deallocate(p, q, stat=ierr)
end subroutine
