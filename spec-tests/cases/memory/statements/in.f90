! STAT=, SOURCE=, MOLD=, MOVE_ALLOC.
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: a(:), b(:), c(:)
  integer :: ierr, i
  allocate(a(n), stat=ierr)
  if (ierr /= 0) stop 1
  a = x
  do i = 1, 2
    allocate(b(size(a) + 1))
    b(1:size(a)) = a*a
    b(size(b)) = x(i)
    call move_alloc(b, a)
  end do
  allocate(c, source=a)
  allocate(b(2:3), source=x(1)*3.0d0)
  y = sum(c*a)*b(2)*b(3)
  deallocate(c, stat=ierr)
  deallocate(b)
  allocate(b, mold=a)
  b = 2.0d0
  y = y + dot_product(b, a)
end subroutine f
