! Backward jumps are loops: with the test at the end, at the beginning, inside; one within another, and two from one label.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, j
  i = 0
  y = 1.0d0
! until all are there
10 continue
  i = i + 1
  y = y*x(i) + 1.0d0
  if (i < n) goto 10
! while there are some
20 if (i == 0) goto 30
  i = i - 1
  y = y + sin(y)*x(i + 1)
  goto 20
30 i = i + 1
  j = 0
40 j = j + 1
  y = y + x(i)*x(j)*y*0.1d0
  if (y > 30.0d0) goto 60
  if (j < n) goto 40
  if (i < n) goto 30
  if (i > n) goto 30
60 y = y*y
end subroutine s
