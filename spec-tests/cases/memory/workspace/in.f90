! A workspace of a module that grows, and a passive procedure that gives memory.
module work9
  implicit none
  real(8), allocatable :: buffer(:)
  integer, allocatable :: map(:)
contains
  subroutine ensure(n)
    integer, intent(in) :: n
    if (allocated(buffer)) then
      if (size(buffer) < n) deallocate(buffer)
    end if
    if (.not. allocated(buffer)) allocate(buffer(n))
    if (allocated(map)) deallocate(map)
    allocate(map(n))
    map = 1
    map(n) = n
  end subroutine ensure
  subroutine apply(n, x)
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    integer :: i
    call ensure(n)
    do i = 1, n
      buffer(i) = x(map(i))*x(i)
    end do
    x(1:n) = buffer(1:n)*x(1:n)
  end subroutine apply
end module work9
subroutine f(n, x, y)
  use work9
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  do i = 2, n
    call apply(i, x(1:i))
  end do
  call apply(2, x(1:2))
  y = sum(x)
  if (allocated(buffer)) deallocate(buffer)
  if (allocated(map)) deallocate(map)
end subroutine f
