! A component says where messages go: a number, which no output overwrites, and no string.
module logs
  implicit none
  type :: log
    integer :: unit = 6
    real(8) :: level = 1d0
  end type log
contains
  subroutine top(this, x, y)
    class(log), intent(inout) :: this
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: status
    write (this%unit, *) 'x is ', x
    y = this%level*x*x
    write (this%unit, *, iostat=status) 'y is ', y
    this%level = y*x
  end subroutine top
end module logs
