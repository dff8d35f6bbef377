subroutine top(x, y)
  use elsewhere
  implicit none
  real(8) :: x(10), y
  integer i
  do i = 1, foo(2)
    y = y*x(i)
  end do
end subroutine
