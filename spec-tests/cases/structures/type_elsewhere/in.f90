subroutine s(x, r)
  use elsewhere, only: box
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: r
  type(box) :: b
  b%v = x
  r = b%v**2
end subroutine
