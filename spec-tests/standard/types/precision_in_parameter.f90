! A kind that rests on a chain of named constants, declared out of PARAMETER statements.
! standard: 10.1.12, 8.6.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer p, r, wp
  parameter (p = 10)
  parameter (r = p*10, wp = selected_real_kind(p, r))
  real(wp) x, y
  y = sqrt(x)*x
end subroutine f
