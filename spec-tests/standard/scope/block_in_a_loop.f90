! A BLOCK in a loop: its local is new each trip, has the name of a host's, and an extent by the loop's variable.
! standard: 19.4, 11.1.4, 19.5.1.4
! head: f(x)>(y)
! set: n=3
subroutine f(x, n, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t
  integer :: i
  t = 1.0d0
  y = 0.0d0
  do i = 1, n
    block
      real(8) :: t(i)
      integer :: j
      do j = 1, i
        t(j) = x(j)*x(i)
      end do
      y = y + sum(t)
    end block
    t = t*y
  end do
  y = y*t
end subroutine f
