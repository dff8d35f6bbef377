! Memory that is given ahead of an early RETURN: the backward sweep takes it back, though it has no derivative to propagate there.
module m
  implicit none
contains
  subroutine begin(t, x, ok)
    real*8, allocatable, intent(inout) :: t(:)
    real*8, intent(in) :: x(:)
    logical, intent(in) :: ok
    allocate(t(size(x)))
    if (.not. ok) return
    t = x*x
  end subroutine
end module
subroutine f(n, x, y, ok)
  use m
  implicit none
  integer, intent(in) :: n
  real*8, intent(in), target :: x(n)
  real*8, intent(out) :: y
  logical, intent(in) :: ok
  real*8, allocatable :: t(:)
  integer :: k
  y = x(1)
  do k = 1, 2
    call begin(t, x, ok)
    if (ok) y = y*sum(t)
    y = y*y
    deallocate(t)
  end do
end subroutine
