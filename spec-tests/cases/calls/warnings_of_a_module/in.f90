module warn
  implicit none
  private
  character(len=20), allocatable :: texts(:)
  integer :: count = 0
  logical :: abort = .false.
  public :: add, set_abort, aborted
contains
  subroutine add(t)
    character(len=*), intent(in) :: t
    character(len=20), allocatable :: more(:)
    if (.not. allocated(texts)) allocate(texts(2))
    if (count + 1 > size(texts)) then
      allocate(more(2*size(texts)))
      more(1:size(texts)) = texts
      deallocate(texts)
      allocate(texts(size(more)))
      texts = more
    end if
    count = count + 1
    texts(count) = t
  end subroutine
  subroutine set_abort(flag)
    logical, intent(in) :: flag
    if (flag) call add('abort')
    abort = flag
  end subroutine
  logical function aborted()
    aborted = abort
  end function
end module
module work
  use warn
  implicit none
contains
  subroutine step(n, x, y)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    integer :: i
    do i = 1, n
      if (x(i) > 0.8d0) call add('large')
      x(i) = x(i)*x(i) + y
      y = y*x(i)
      if (y > 0.5d0) then
        call set_abort(.true.)
        return
      end if
    end do
    y = sin(y) + x(1)**2
  end subroutine
  subroutine all(n, x, y)
    integer, intent(in) :: n
    real*8, intent(inout) :: x(n), y
    call set_abort(.false.)
    call step(n, x, y)
    if (aborted()) then
      y = y*x(n)
      return
    end if
    x(n) = x(n)*y
    call step(n, x, y)
    if (aborted()) y = y*y*x(1)
    call step(n, x, y)
  end subroutine
end module
subroutine f(n, x, y)
  use work
  implicit none
  integer, intent(in) :: n
  real*8, intent(inout) :: x(n), y
  integer :: i
  do i = 1, 3
    call all(n, x, y)
    x(1) = x(1)*x(1)
  end do
  y = sum(x)*y
end subroutine
