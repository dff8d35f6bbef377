! A local variable that only the way of a RETURN needs again is kept between the two procedures, too.
subroutine p(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: i
  do i = 1, n
    !$AD NOCHECKPOINT
    call s(i, n, x, y)
  end do
end subroutine p
subroutine s(i, n, x, y)
  implicit none
  integer, intent(in) :: i, n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: k
  y(1) = y(1)*x(i)
  if (mod(i, 2) == 0) then
    k = n - i + 1
    y(k) = sin(y(1))*x(k)
    return
  end if
  y(i) = y(1) + x(i)
end subroutine s
