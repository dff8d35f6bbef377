! Locals: what is freed has its bounds, and its value where that is needed, on the stack; what is not freed stays until the backward sweep is done.
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: a(:), b(:)
  integer :: i
  allocate(a(0:n-1), b(n))
  do i = 1, n
    a(i-1) = sin(x(i))
  end do
  b = a*a
  deallocate(a)
  y = sum(b*b)
end subroutine f
