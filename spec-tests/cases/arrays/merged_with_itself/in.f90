! Some elements of an array go on from its own, others from another's; and an array times a sum of some of its elements.
subroutine s(n, x, y, c)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8), intent(in) :: y(n)
  real(8), intent(out) :: c
  x = merge(x*x, y, y > 0.5d0)
  x = 2*x + merge(x, y, x > y)
  x = x*sum(x, mask=y > 0.5d0)
  x(2) = x(2)*maxval(x)
  c = sum(x*x)
end subroutine s
