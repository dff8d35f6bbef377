! A set that is named instead of its family stands for it: the tangent has rules of its own.
subroutine s(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x*sin(x)
end subroutine s
