! The tangent keeps the jumps, and what they look at.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: t
  integer :: k
  t = n - 2.5d0
  k = n - 1
  y = x
  if (t) 10, 10, 20
10 y = y*y
20 goto (30, 40), k
  y = sin(y)
30 y = y*x
40 if (n > 7) goto 50
  y = y + x
50 continue
end subroutine s
