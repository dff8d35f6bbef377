! The real variable of a loop is advanced by assignments, which CYCLE would skip: normalisation leaves such a loop.
subroutine s(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: t
  y = x
  do t = 1, 4, 2
    if (t > 2.0d0) cycle
    y = y*t*x
  end do
end subroutine s
