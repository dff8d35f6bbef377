! Where an array is overwritten by the largest of three, itself among them, what comes to it comes to some of its elements.
subroutine s(n, x, y, z, c)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8), intent(in) :: y(n), z(n)
  real(8), intent(out) :: c
  x = 2*x + max(x, y, z)
  x = x*max(y, x*x, z)*sin(x) + z*x
  c = sum(x*y)
end subroutine s
