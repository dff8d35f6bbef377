! head left_out(y)/(x)
! input x real 0.71423109
! input k integer 2
! input y real undefined 0.34835324817158075
subroutine left_out(x, k, y)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: k
  real(8), intent(out) :: y
  real(8) :: t, u
  integer :: i
  t = x
  u = 2.0d0
  y = sin(t)
  t = t
  i = k
  do while (i > 0)
    t = x - 1.0d0
    t = t + 0.5d0
    if (t < u) u = u*x
    i = i - 1
  end do
  y = y + u
end subroutine left_out
