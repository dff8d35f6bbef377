! Kinds that are asked for by the names of arguments.
! standard: 7.4.3.2, 16.9.170
! head: f(x)>(y)
module kinds
  integer, parameter :: wp = selected_real_kind(p=15, r=307), dp = selected_real_kind(r=307, p=13)
end module kinds
subroutine f(x, y)
  use kinds
  implicit real(kind=selected_real_kind(p=15)) (v)
  real(wp) :: x(2), y
  real(selected_real_kind(p=6)) :: s
  real(kind(x=1.0d0)) :: d
  real(dp) :: e
  s = 2
  d = x(2)*0.1_wp
  v = x(1)*2
  e = v*s
  y = s*d + sin(d)*x(1) + e
end subroutine f
