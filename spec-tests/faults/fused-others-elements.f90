! head p(y)/(xa)
! input n integer 4
! input xa real array 0.31 0.52 0.73 1.1
! input y real undefined 0.2
subroutine p(n, xa, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: xa(4)
  real(8), intent(out) :: y
  real(8) :: v(4), t
  integer :: i
  v(1) = xa(1)
  do i = 2, n
    t = v(i - 1)*xa(i)
    if (t > 0.2d0) t = 2*t
    v(i) = t*t + xa(i)
  end do
  y = v(n) + v(2)
end subroutine
