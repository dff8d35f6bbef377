! What an adjoint adds to itself does not come at once with what it was set to: that is not what it had (found by random programs).
subroutine twice(n, x, a)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x, a(n)
  integer :: i
  do i = 1, n
    x = x*a(i)
    a(i) = a(i) + a(i)
    a(i) = 0.5d0
  end do
end subroutine
subroutine scaled(n, x, a)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x
  real(8), intent(inout) :: a(n)
  integer :: i
  do i = 1, n
    a(i) = a(i) + a(i)
    a(i) = x*a(i) + a(i) - 2*a(i)*x
    a(i) = a(i) + a(i)
  end do
end subroutine
