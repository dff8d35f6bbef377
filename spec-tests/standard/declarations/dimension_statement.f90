! DIMENSION behind the type, and a type behind DIMENSION.
! standard: 8.6.8
! head: f(x)>(y)
subroutine f(x, y)
  real(8) :: x, y, t
  dimension :: t(2), u(0:1)
  real(8) :: u
  t(2) = x
  u(0) = t(2)*x
  y = u(0)
end subroutine f
