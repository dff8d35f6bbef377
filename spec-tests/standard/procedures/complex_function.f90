! A complex function.
! standard: 15.6.2.2
! head: f(x)>(y)
complex(8) function turn(t)
  implicit none
  real(8), intent(in) :: t
  turn = cmplx(cos(t), sin(t), 8)*t
end function turn
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  complex(8), external :: turn
  y = real(turn(x)*turn(2*x))
end subroutine f
