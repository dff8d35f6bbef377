! A counter that rules make in the host, and the function COUNT that they apply in an internal procedure.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), y
  integer :: i
  i = n
  do while (i > 0)
    y = y*x(i)
    i = i - 1
  end do
  call inner()
contains
  subroutine inner()
    y = y*maxval(x(1:2)*sin(x(2:3)))
  end subroutine
end subroutine
