! Assignments give memory where there is none, and other bounds where the shape is another.
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: a(:), b(:)
  integer :: i
  a = x*x
  do i = 1, 2
    a = [a, sin(x(i))]
    b = a(1:i+1)*2.0d0
    y = sum(b)*a(1)
    a = a*b(1)
  end do
  b = x
  y = y*sum(a) + product(b)
end subroutine f
