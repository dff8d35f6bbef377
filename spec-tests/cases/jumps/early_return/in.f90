! Nothing is to be reversed where it returns at once: so does the adjoint.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  if (n <= 0) return
  if (x(1) > 1.0d3) then
    print *, 'out of range'
    return
  end if
  do i = 1, n
    y = y*sin(x(i))
  end do
end subroutine s
