! A way that ends by a jump, with something to reverse on it, and beside it one with several instructions that have to run backward in their order.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 1.0d0
  do i = 1, n
    if (i == 4) then
      y = y*cos(x(i))
      exit
    else
      y = y*x(i)
      y = sin(y) + x(i)
    end if
  end do
end subroutine s
