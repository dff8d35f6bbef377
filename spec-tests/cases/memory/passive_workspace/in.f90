! passive workspace, zero size
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer, allocatable :: order(:), count(:)
  real(8), allocatable :: weight(:), none(:), a(:)
  integer :: i, k
  allocate(order(n), count(0:n), weight(n), none(0), a(n - 1))
  count = 0
  do i = 1, n
    count(i) = count(i - 1) + 1
    order(i) = count(i)
    weight(i) = 1.0d0/count(i)
  end do
  deallocate(count)
  none = x(1:0)*2.0d0
  y = sum(none)
  do k = 1, 2
    do i = 1, n - 1
      a(i) = x(order(i + 1))*weight(i)
    end do
    y = y + sum(a*a)
  end do
  deallocate(order, weight)
  none = x
  y = y*none(n)
end subroutine f
