! Into a part of an IF from outside of it: an extension that compilers allow.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  y = x(1)
  if (x(2) > 0.5d0) goto 10
  y = y*y
  if (y > 0.2d0) then
    y = y + x(3)
10  y = sin(y)*x(2)
  else
    y = y*3.0d0
  end if
  y = y*x(4)
end subroutine s
