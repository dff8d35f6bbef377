module m
  implicit none
contains
  subroutine init(t, x, ok)
    real*8, allocatable, intent(inout) :: t(:)
    real*8, intent(in) :: x(:)
    logical, intent(in) :: ok
    if (allocated(t)) deallocate(t)
    if (.not. ok) return
    allocate(t(size(x)))
    t = x*x
  end subroutine
end module
subroutine f(n, x, y, ok)
  use m
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n)
  real*8, intent(out) :: y
  logical, intent(in) :: ok
  real*8, allocatable :: t(:)
  real*8 :: u
  allocate(t(2))
  t = sin(x(1))
  y = x(1)**2 + t(1) + t(2)
  u = y*y
  call init(t, x, ok)
  if (allocated(t)) then
  y = y*y*sum(t)
  else
    y = u*u
  end if
end subroutine
