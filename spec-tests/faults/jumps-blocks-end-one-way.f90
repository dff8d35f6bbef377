! head p(xs)/(xsa)
! input n integer 3
! input x1 real 0.88430101067247158
! input x2 real -0.38305984786186381
! input xa real array 0.2069271971213176 1.1554140129929149 -1.0962512876665831
! input k integer array 3 1 2
! input y real -0.95915316653271243
! input xs real4 -0.50714021921157837
! input ys real4 -0.53667253255844116
! input xsa real4 array -0.80621027946472168 -0.79153168201446533 0.4137188196182251
! input g1 real common blk -1.1244645104211461
! input gc real common blk -1.1484934184599085
! input ga real array common blk 0.39591223657602959 -1.2047818595883915 -0.32429766417096689
! input g2 real common blk 0.32722589455612822
subroutine p(n, x1, x2, xa, k, y, xs, ys, xsa)
  integer :: n, k(3), i, l, i1, i2, kl(3), is
  integer*2 :: i3
  real*8 :: x1, x2, xa(n), y, g1, gc, ga(3), g2, cd1, cda(3), t1, t2, t3, v(0:2), c(3, 2), w(2), &
      mix, sf, za, f1
  real(4) :: xs, ys, xsa(3), u1, u2, us(3)
  common /blk/ g1, gc, ga, g2
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  data cda /3*0.4d0/
  sf(za) = za*sin(za) + 0.3d0*cd1
  do i = 1, n
    c(i, 1) = 1.25d0*(0.3d0*i)
    c(i, 2) = x2*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 3) + 1
  end do
  t2 = 1.25d0
  i1 = n
  i2 = kl(n)
  i3 = k(3)
  if (ga(k(kl(int(i3)))) < t2) then
    is = 2
    do l = 1, i1, is
      xs = tanh(xs/(1.5d0 + sin(c(3, 2))**2))
      if (.not. i2 /= 1) then
      else
        go to 110
      end if
      xs = dble(real((x1), 4)) + sf(1.25d0)
      if (0.3d0 - (2.0d0)) 130, 120, 120
      120 continue
      go to 110
      go to 140
      130 continue
      x2 = sin((0.5d0/(1.5d0 + sin(x2)**2)*(xsa(k(i2))*sin(c(n, 1))))**3)
      140 continue
    end do
    110 continue
  end if
  i = 1
end subroutine p

subroutine s2(n, p, q, r, a, a2, ps, as, e2, e3, ka)
  integer :: n, ka(3), i, l, i1, i2, i3
  integer(2) :: kl(3)
  double precision :: p, q, r, a(0:n - 1), a2(n), e2(2), e3(2), g1, gc, ga(3), g2, t2, t4, c(3, 2)
  real(4) :: ps, as(n), u2, us(3)
  common /blk/ g1, gc, ga, g2
  i = 1
  20 if (i > 3) go to 40
  c(i, 1) = 0.3d0*(0.3d0*i)
  c(i, 2) = 0.5d0*(0.3d0*i)
  30 i = i + 1
  go to 20
  40 continue
  do i = 1, 3
    kl(i) = mod(i*1, 3) + 1
  end do
  i = 1
  70 if (i > 3) go to 90
  us(i) = g1*(0.3d0*i)
  80 i = i + 1
  go to 70
  90 continue
  t2 = max(3**sin(g2), q*0.7d0)
  i1 = int(kl(n))
  i2 = int(kl(i1))
  i3 = mod(i2 + 2, 3) + 1
  u2 = 0.5d0
  do l = 2, 1
    t4 = 0.7d0
  end do
  if (int(kl(3)) >= 1) then
    if (q - (1.5d0)) 120, 120, 130
    120 continue
    ga(kl(i1)) = tan(0.4d0*sin(1.25d0))
    g1 = 0.6d0*sin(g1) + ((1.2d0 + (0.7d0)**2)**0.75d0 + (ga(mod(i2 + 3, 3) + 1) + as(mod(i3 + 2, &
        3) + 1)))
    go to 140
    130 continue
    us(i2) = us(i2)*sin((l*0.25d0)**2*tan(0.4d0*sin(t2)))
    c(ka(2), 2) = 0.6d0*sin(c(ka(2), 2)) + (as(n)*dble(i1) - dble(i2)/(1.5d0 + sin(p)**2))/ &
        (1.5d0 + sin(atan2(p, 1.5d0 + (a2(ka(i3))*u2)**2))**2)
    140 continue
  else
    us(i2) = i1*0.25d0*dble(i2)
    c(n, 1) = c(n, 1)*sin(e2(1) + as(n))
  end if
  c(mod(i2 + 0, 3) + 1, 1) = c(mod(i2 + 0, 3) + 1, 1)*cos(c(mod(i2 + 0, 3) + 1, 1))
  ga(i3) = abs(a(i3 - 1))
  n = n
  r = (3.0d0 + q)*sin(erfc_scaled(1.5d0 + 2.0d0*sin(t2)))
  ps = g2*sin(t2)**i2
end subroutine s2

function f1(x, ps)
  implicit real*8 (a-h, o-z)
  logical(2) :: lf
  double precision :: v(3)
  real*4 :: ps, u1, u2
  i = 1
  20 if (i > 3) go to 40
  v(i) = ps*(0.3d0*i)
  30 i = i + 1
  go to 20
  40 continue
  t1 = mod(dble(ps), 1.5d0 + 0.5d0*sin(x))*x
  t3 = x/(1.5d0 + sin(t1)**2) + (ps + ps)
  t4 = bessel_jn(1, 2.0d0 + 1.0d0*sin(v(2) + 2.0d0))
  lf = ps <= 0.7d0 .and. 1 <= 1
  u1 = 0.5d0
  jw = 3
  do
    if (.not. (jw > 0)) exit
    v(1) = sin(ps + t3)
    if (lf) then
      u2 = tanh(x)
      exit
    else
      u2 = tanh(exp(-(1.25d0)**2)*(x + t4)/(1.5d0 + sin(dble(real((x), 4)) - cos(x))**2))
    end if
    jw = jw - 1
  end do
  if (lf .neqv. t4 > t3 .or. 1 <= 1) then
    go to (70, 80, 90, 90, 90, 90, 90, 90, 90), 2
    go to 60
    70 continue
    v(1) = 0.6d0*sin(v(1)) + sin(3.0d0)
    go to 60
    80 continue
    v(1) = v(1) + min(dble(sngl((u1 + x))), dble(sngl((1.25d0))))
    v(1) = dble(sngl((x/(1.5d0 + sin(v(2))**2))))
    go to 60
    90 continue
    u1 = (-dble(i))
    v(3) = sin((log_gamma(-1.5d0 + 0.3d0*sin(u1)) + log(2.0d0 + sin(t4)))*sin(max(t1*sin(i* &
        0.25d0), t4*t3, t4)))
    60 continue
  else
    v(2) = v(2)*sin(t4)
  end if
  is = 2
  do i = 1, 3, is
    t3 = sin(t3 + tan(0.4d0*sin(dble(real((v(i)), 4)) + ps*1.25d0)))
    if (v(mod(i + 3, 3) + 1) > x .and. i*0.25d0 > 0.5d0) then
      t1 = abs(ps - i*0.25d0)*sin(0.5)
      f1 = t3
      return
    else
      v(i) = sin(acos(0.6d0*sin(asin(0.6d0*sin(t3))*sin(dble((ps))))))
    end if
    v(i) = tanh(sign(2.0d0 + i*0.25d0, dble(ps)))
    if (lf .neqv. t1 >= t3) exit
    u1 = sin(u1 + dble(i))
  end do
  if (lf .and. ps >= ps) then
    f1 = (-u1)
    go to 10
  end if
  f1 = x*t4*(t1 - t1)
  f1 = f1*cos(ps*sin(x))
  10 continue
end function f1
