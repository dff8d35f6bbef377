! head p(y)/(xa)
! input n integer 5
! input x1 real 1.1134289395164014
! input x2 real 1.049417564542158
! input xa real array -1.1718092289675404 0.71309426080099469 -0.81424923926081472 0.36316944876081092 -0.34663596463081953
! input k integer array 1 4 5 3 3
! input y real undefined -1.0489980248383648
! input ya real array 0.6755946492579008 -0.76111704937517022 0.51718122862213256 -0.56316901886773918 0.48782202631080046
! input xs real4 1.003156304359436
! input ys real4 undefined 1.1779688596725464
! input gm1 real module md gm1 0.43530359039524252
! input gma real array module md gma 0.57795573738077777 1.2381865723351324 0.49421278640717281 -0.76687900781747942 0.97467985264440937
! input gm2 real module md gm2 -0.42443027141037548
! input km integer module md km 1
module md
  implicit none
  integer, parameter :: wp = 8
  real*8 :: gm1
  real*8 :: gm2
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

recursive subroutine s2(n, p, q, r, a, a2, e2, e3, k1, lev)
  use md, wpy => wp, gm1y => gm1, gmay => gma, gm2y => gm2, canyf1 => anyf1
  implicit none
  integer :: n, k1, lev, i
  real(wpy) :: p, q, r, a(0:n - 1), a2(n), e2(2), e3(2), mix
  mix = p
  do i = 1, n
    mix = a(1)
  end do
  q = gm2y
  p = mix
  r = sin(mix)
end subroutine s2

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  use md
  implicit none
  integer :: n, k(5)
  real(wp) :: x1, x2, xa(n), y, ya(5), t3, v(0:4)
  real(4) :: xs, ys
  call s2(n, ya(1), y, t3, xa, v, xa(1), xa(1), k(1), 1)
  y = max(t3, gm1, y)
end subroutine p
