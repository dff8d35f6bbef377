! One vector is a matrix of another shape in each callee, by its elements in order.
! standard: 15.5.2.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(12)
  real(8), intent(out) :: y
  real(8) :: t(12)
  t = x
  call rows(t, 3, 4)
  call rows(t, 4, 3)
  y = t(2)*t(7) + t(12)**2
end subroutine f
subroutine rows(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(inout) :: a(n, m)
  integer :: i
  do i = 1, n
    a(i, m) = a(i, 1)*a(i, 2) + cos(a(i, m))
  end do
end subroutine rows
