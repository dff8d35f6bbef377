! The string is one of a module that stands in another file.
subroutine top(x, y)
  use text
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer :: status
  write (buffer, *, iostat=status) x
  read (buffer, *) y
end subroutine top
