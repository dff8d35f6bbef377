! Who falls out of a branch records which; who jumps out of one says so by the jump.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 1.0d0
  do i = 1, n
    if (mod(i, 2) == 0) then
      y = y*x(i)
      if (mod(i, 4) == 0) cycle
      y = y + x(i)**2
    else
      y = sin(y)*x(i)
      if (i == 5) cycle
      if (i == 7) exit
      y = y - x(i)
    end if
    y = y*(1.0d0 + 0.1d0*y)
  end do
end subroutine s
