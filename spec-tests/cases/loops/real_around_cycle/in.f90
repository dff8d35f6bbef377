! The CYCLE ends a trip of the inner loop: the outer one, which counts by reals, has all of its own.
subroutine around(n, a, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: i
  do t = 0.5d0, 2.1d0, 0.5d0
    do i = 1, n
      if (a(i) < 0.0d0) cycle
      y = y*sin(a(i)*y) + t
    end do
  end do
end subroutine around
