! What a NAMELIST leaves out keeps its value, and so its derivative.
subroutine top(x, text, y)
  implicit none
  real(8), intent(in) :: x
  character(60), intent(in) :: text
  real(8), intent(out) :: y
  real(8) :: a, b
  namelist /given/ a, b
  a = x
  b = 2d0
  read (text, nml=given)
  y = a*b
end subroutine top
