subroutine head(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: a(:)
  real(4), allocatable :: z(:)
  integer :: i
  allocate (z(n))
  z = 1.5
  a = [1.0, 2.0]
  do i = 1, 2
    a(i) = a(i)*x(i)
  end do
  y = a(1)*a(2)
  a = z
  do i = 1, size(a)
    a(i) = a(i)*x(i)*x(1)
  end do
  y = y*sum(a)
end subroutine head
