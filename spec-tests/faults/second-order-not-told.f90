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
  real(wp) :: gma(5)
  real*8 :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
contains
  function f1(x, ps)
    implicit none
    real*8 :: x, t1, f1
    real(4), value :: ps
    t1 = acos(0.6d0*sin(cos(ps)))
    f1 = t1 - ps + x
  end function f1
end module md

recursive subroutine s2(n, p, q, r, a, a2, e2, e3, k1, lev)
  use md, wpy => wp, gm1y => gm1, gmay => gma, gm2y => gm2, canyf1 => anyf1
  implicit none
  integer :: n, k1, lev, i, i1, i2, i3, kl(5)
  logical :: lh
  real(wpy) :: p, q, r, a(0:n - 1), a2(n), e2(2), e3(2), t1, v(0:4), w(2), mix
  real*4 :: u1, u2
  real*8, save :: sc = 0.9d0
  mix = 0.0d0
  mix = mix + 3.0d0*p
  do i = 1, n
    mix = mix + a(i - 1)*0.4d0
  end do
  q = (gm2y)**2
  p = p + 0.5d0*sin(mix)
  r = r + 0.3d0*sin(mix)
end subroutine s2

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  use md
  implicit none
  integer :: n, k(5), i, l, i1, i2, i3, is, iw, jw
  real(wp) :: x1, x2, xa(n), y, ya(5), t1, t2, t3, v(0:4), c(5, 2), mix
  real(4) :: xs, ys, u1, u2
  mix = 0.0d0
  mix = mix + 0.5d0*gm2
  do i = 1, n
    v(i - 1) = x2*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = gm2*(0.3d0*i)
    c(i, 2) = 0.7d0*(0.3d0*i)
  end do
  t1 = 0.9d0
  t3 = (2.0d0 + gma(km))*sin(log10(3.0d0 + cos(v(k(n) - 1))))
  i1 = km
  i2 = km
  u1 = (gm1 - ya(mod(i1 + 1, 5) + 1))*(dble(i)/(1.5d0 + sin(gma(km))**2))
  u2 = log(2.0d0 + sin(t1 + x2))
  km = mod(i1 + 0, 5) + 1
  i3 = k(i2)
  t2 = tanh(t3/(1.5d0 + sin(x2)**2))
  c(4, mod(i1, 2) + 1) = c(4, mod(i1, 2) + 1) + t2
  t2 = sin(u2 + 2.0d0)
  call s2(n, ya(n), y, t3, xa, v, xa(1), xa(min(i1, 4)), k(km), 1)
  if (1.25d0 >= x2) then
    t2 = fraction(ya(i3)) + (gm1 + v(mod(i3 + 2, 5) + 1 - 1))
  else
    gma(i2) = gma(i2)*sin((i*0.25d0)**2*tan(0.4d0*sin(xa(mod(km + 1, 5) + 1))))
    xa(i2) = (x2*u1 - dble(i2)/(1.5d0 + sin(y)**2))/(1.5d0 + sin(sign(0.3d0/(1.5d0 + sin(xs)**2), &
        dble((u1))))**2)
  end if
  gma(i3) = (dble(i3) - y)*sin(gm1/(1.5d0 + sin(u2)**2))
  jw = 3
  do while (jw > 0 .and. y < 1.9d0)
    if (gma(k(i3)) >= 0.3d0) then
      k(k(n)) = i2
      xa(k(i2)) = sin(xa(k(i2)))*(-ya(n))
      iw = 5
      do while (iw > 0)
        y = max(t3, gm1 - v(5 - 1), y*t1) + dble(i1)/(1.5d0 + sin(gma(i3))**2)
        iw = iw - 1
      end do
    else
      x2 = tanh(0.5d0/(1.5d0 + sin(v(mod(i2 + 1, 5) + 1 - 1))**2))
    end if
    if (k(i1) /= 5) then
      do l = n, 1, -1
        u1 = u1*sin(anyf1(3.0d0, sngl(t3)) - u2)
      end do
    end if
    jw = jw - 1
  end do
  do i = 1, 5
    gma(i) = gma(i) + 2.0d0*sin(mix)
  end do
  gm2 = gm2 + 2.0d0*sin(mix)
end subroutine p
