! A loop that ends by its name does not do all of a trip: what it sets is kept.
subroutine named(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: t
  around: do i = 1, n
    t = sin(x(i)*i)
    do j = 1, n
      if (y > 2*x(j) + i) exit around
      y = y + t*x(j)*y
    end do
  end do around
end subroutine named
