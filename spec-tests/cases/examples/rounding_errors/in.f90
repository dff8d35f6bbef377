! Rounding errors grow from trip to trip, and so does their bound.
subroutine logistic(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y(3)
  integer :: i
  y(1) = x
  y(2) = x
  y(3) = 0
  do i = 1, 10
    y(1) = 3.25d0*y(1)*(1 - y(1))
    y(2) = sin(y(2))*exp(y(1)) - 0.5d0*y(2)
    y(3) = y(3) + y(1)*y(2)
  end do
end subroutine logistic
