! A block there for its name only, and an index of two bytes: its last value is of its own type.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(2) :: i
  y = 1.0d0
  do i = 1, n
    y = y*x(i) + sin(y)
    if (y > 3.0d0) exit
  end do
  if (.true.) then
    y = sin(y)*y
    y = y*x(1)
  end if
  last: block
    y = sin(y)*y
    exit last
  end block last
  out: if (.true.) then
    y = cos(y)*y
    if (y > 0.5d0) exit out
  end if out
end subroutine s
