module m
  implicit none
contains
  integer function newton(x, y, k) result(steps)
    real(8), intent(inout) :: x
    real(8), intent(in) :: y
    integer, intent(in) :: k
    integer :: i
    steps = 0
    do i = 1, k
      x = x - (x*x - y)/(2*x)
      steps = steps + 1
    end do
  end function
  logical function shrink(t)
    real(8) :: t
    t = t/2
    shrink = t > 0.01d0
  end function
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: t
    integer :: n
    t = x*x
    y = t
    if (shrink(t)) y = y + t
    n = newton(t, y, 2)
    y = y*t*n
    do while (shrink(t))
      y = y*cos(t)
      !$AD NOCHECKPOINT
      n = newton(y, t, n)
    end do
    y = y + n
  end subroutine
end module
