! The program has names that a derivative would take: xd, xb, f_d, f_b.
! standard: 19.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, xd, xb, yb, yd, tempb, temp0
  real(8), external :: f_b
  xd = x*2
  xb = xd*x
  tempb = sin(xb)
  temp0 = tempb*xb
  yb = f_b(temp0)
  yd = yb
  y = yd*x
end subroutine f
real(8) function f_b(t)
  implicit none
  real(8) :: t
  f_b = t*t
end function f_b
