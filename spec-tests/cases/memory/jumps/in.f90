! jumps: RETURN, EXIT and CYCLE between ALLOCATE and DEALLOCATE
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: a(:), s
  integer :: i
  y = 1.0d0
  do i = 1, n
    if (allocated(a)) deallocate(a)
    allocate(a(i))
    a = x(1:i)*y
    if (x(i) > 0.8d0) cycle
    s = sum(a)
    y = y + s*s
    if (y > 3.0d0) exit
    deallocate(a)
  end do
  if (.not. allocated(a)) return
  y = y*a(1)
  deallocate(a)
end subroutine f
