! head p(ys)/(ya)
! input n integer 5
! input x1 real 0.62569347445638757
! input xa real array 0.68181514487207273 -1.0470581933871557 0.79212277592002445 0.55011570939206256 -0.2300503359809489
! input m integer 1
! input y real undefined 1.0185913784393656
! input ya real array 0.84895693748190104 0.67054817008212853 -1.2702372903577139 -0.53078436732684275 0.24264471115348266
! input xs real4 0.67370790243148804
! input ys real4 1.174129843711853
! input g1 real common blk -1.2948652363689594
! input ga real array common blk 0.27719620244446591 0.30477350559663907 -0.76397550553308213 -0.9692170459340248 0.54558955968908274
! input g2 real common blk 0.24802892626735706
! input km integer module md km 2
! input gm1 real module md gm1 0.57960634336185113
module me
  implicit none
  integer, parameter :: wp = 8
end module me

module md
  use me
  implicit none
end module md

subroutine p(n, x1, xa, m, y, ya, xs, ys)
  use md, only: wpy => wp, km, s1
  integer :: n, m
  real(wpy) :: x1, xa(5), y, ya(5), g1, ga(5), g2
  real :: xs, ys
  common /blk/ g1, ga, g2
  ys = sngl(ya(1))
end subroutine p
