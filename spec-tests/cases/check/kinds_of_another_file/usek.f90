subroutine s(x, y)
  use kinds
  implicit none
  real(wp) :: x, y
  y = real(x*x, wp) + aimag(cmplx(x, sin(x), kind=wp))
end subroutine
