! Keywords of intrinsics in another order.
! standard: 16.3
! head: f(x)>(y)
! expect: refused: keyword
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = atan2(x=2d0, y=x) + sign(b=-1d0, a=x)
end subroutine f
