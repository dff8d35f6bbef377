! A message and the end, at the end of the text; the last label is that of RETURN.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  if (n > 4) goto 900
  y = 1.0d0
  do i = 1, n
    if (x(i) > 5.0d0) goto 910
    y = y*x(i)
    if (y > 3.0d0) goto 100
  end do
  y = y*y
100 return
900 print *, 'too many'
  y = 0.0d0
  goto 100
910 print *, 'too large'
  y = -1.0d0
  goto 100
end subroutine s
