! Scalars named exp, sqrt and abs beside functions whose derivatives need these.
! standard: 19.5.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, exp, abs, sqrt
  exp = x*2
  abs = exp*x
  sqrt = tan(abs)
  y = asin(x*0.5d0)*sqrt + acos(x*0.25d0)
end subroutine f
