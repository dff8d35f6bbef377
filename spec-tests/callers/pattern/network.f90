! What depends on what is not seen at a glance.
subroutine network(x, y)
  implicit none
  real(8), intent(in) :: x(5)
  real(8), intent(out) :: y(4)
  real(8) :: s
  integer :: i
  s = x(5)
  y(1) = x(1)*s
  s = 0.0d0
  do i = 2, 4
    s = s + sin(x(i))
  end do
  y(2) = exp(s)
  y(3) = max(x(1), x(2)**2)
  s = x(3)
  y(4) = s - x(4)
end subroutine network
