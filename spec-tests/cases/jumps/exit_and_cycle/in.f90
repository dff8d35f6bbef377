! Loops that end early, trips that do, in a DO with a stride and in a DO WHILE.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, k
  y = 1.0d0
  do i = n, 1, -2
    y = y*x(i)
    if (x(i) > 2.0d0) cycle
    y = y + sin(y)
    if (y < 0.01d0) exit
    y = y*(1.0d0 + x(i))
  end do
  k = 0
  do while (k < n)
    k = k + 1
    if (mod(k, 3) == 0) cycle
    y = y + x(k)*y*0.1d0
    if (k == 5) then
      y = 2.0d0*y
      exit
    else if (k == 4) then
      y = sin(y)
      cycle
    end if
    y = y - 0.01d0*y*y
  end do
end subroutine s
