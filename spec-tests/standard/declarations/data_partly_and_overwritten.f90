! DATA gives a part of a table its values, and the rest is active: what is saved is overwritten before it is read.
! standard: 8.6.7, 8.5.16
! head: f(x)>(y)
! expect: refused: saved
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: y
  real(8) :: t(4)
  data t(1), t(3) /2*0.5d0/
  t(2) = x(1)*t(1)
  t(4) = x(2)*t(3)
  y = t(2)*t(4)
end subroutine f
