! A function called as the actual of another: its side effect comes first.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, s
  real(8), external :: acc
  s = x
  call use2(acc(s), x, y)
  y = y*s
end subroutine f
real(8) function acc(s)
  implicit none
  real(8) :: s
  s = s*2
  acc = s*s
end function acc
subroutine use2(p, q, r)
  implicit none
  real(8) :: p, q, r
  r = p*q
end subroutine use2
