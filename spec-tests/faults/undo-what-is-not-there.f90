! head p(ga)/(ga)
! input n integer 4
! input x1 real 0.9858769938883023
! input xa real array -0.8631413039182918 0.87172200417345858 -0.87995506585238426 0.20130392361753227
! input k integer array 4 1 3 4
! input m integer 2
! input y real 0.95815888713418929
! input ya real array -0.38894936911823019 -1.0094164924830955 0.89689280523492676 -0.62111966134560004
! input g1 real common blk 0.27087139204445798
! input ga real array common blk -1.0875228110633102 1.0746820758251223 -0.63529198450928925 -0.72356277454305351
! input g2 real common blk 0.98023919332839315
! input h1 real common other -1.1086224093441726
! input gm1 real module md gm1 0.52977392363663234
! input km integer module md km 3
! input ke integer module md ke 5
! input gma real array module md gma 0.33620779769803172 -0.50600894029770926 0.47035034292633632 1.2517919735934582
subroutine p(n, x1, xa, k, m, y, ya)
  implicit none
  integer :: n, k(4), m, i, i2
  integer(2) :: l
  real*8 :: x1, xa(n), y, ya(n), g1, ga(4), g2, cd1, cda(4), h1
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  common /other/ h1
  do l = m, k(1)
    i2 = 4
    do i = 1, 3
      x1 = ga(i2)
      ga(k(1)) = x1
      i2 = i2 - 1
    end do
  end do
end subroutine p
