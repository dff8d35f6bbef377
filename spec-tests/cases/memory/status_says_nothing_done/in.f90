! Where the status says that nothing was done, the variable has the values that it had.
module m
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), allocatable :: t(:)
    integer :: s
    character(30) :: msg
    allocate (t(3), stat=s, errmsg=msg)
    t = x*x
    allocate (t(5), stat=s)
    y = sum(t)
    if (s /= 0) y = y*x(1)
    deallocate (t, stat=s)
    if (s == 0) y = y*x(2)
    deallocate (t, stat=s)
    if (s /= 0) y = y + x(3)
  end subroutine
end module
