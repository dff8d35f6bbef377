! head p(y)/(ys)
! input n integer 5
! input x1 real 0.75681413392669983
! input x2 real 0.91733913563485547
! input xa real array 0.5314508104188238 -0.39616965958791472 -0.99993395096556315 1.0567567720224553 -0.22274440054322364
! input y real undefined -0.38091880408494283
! input ya real array undefined -0.7741232234264821 1.0045900453605481 0.54279830139659979 0.70165275931489135 0.25625239264786803
! input xs real4 0.52523148059844971
! input ys real4 0.60810250043869019
! input g1 real common blk 0.90769821344866886
! input gc real common blk 0.30733673882238421
! input ga real array common blk 1.2564032277484471 0.39928350412932934 0.48026819345049443 -0.23107697441582675 -0.24895648024387068
! input gm1 real module md gm1 0.99745464252707783
! input gma real array module md gma -1.2419500115446831 0.63712996540952083 1.2005840764477183 -1.1210577033134612 0.85650926199039201
! input gm2 real module md gm2 0.84913144169536592
! input km integer module md km 2
module md
  implicit none
  integer, parameter :: wp = 8
  double precision :: gm1
  real(wp) :: gma(5)
  real*8 :: gm2
  integer :: km
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
  interface anyf2
    module procedure nof2, f2
  end interface anyf2
contains
  subroutine p(n, x1, x2, xa, y, ya, xs, ys)
    implicit none
    integer :: n, i, j, l, i1, i2, i3, kl(5)
    real(wp) :: x1, x2, xa(n), y, ya(n), g1, gc, ga(5), cd1, cda(5), t1, t2, t3, v(5), mix
    real*4 :: xs, ys, u1, u2, us(5)
    real(wp) :: dc
    real(wp) :: da(5)
    data da /2*0.5d0, 3*1.5d0/
    common /blk/ g1, gc, ga
    common /fixed/ cd1, cda
    mix = 0.0d0
    do i = 1, n
      v(i) = x1*(0.3d0*i)
    end do
    do i = 1, n
      kl(i) = mod(i*3, 5) + 1
    end do
    t2 = 0.3d0
    t3 = dble(real((t2), 4))
    i3 = mod(n + 3, 5) + 1
    i2 = 5
    y = 1.25 + v(km)
    do y = y, y - 1.25d0, -0.5d0
      gm1 = gc/(1.5d0 + sin(1.5d0)**2)*dble(y)
      i1 = i3
      g1 = log10(3.0d0 + cos(gm2))*sin(gma(mod(n + 1, 5) + 1))**i2
    end do
    u2 = cda(n) - ga(km) + erfc(0.7d0)
    around1: do i = 1, i2
      gma(i2) = sin(0.6d0*sin(gma(i2)) + (0.01d0*atand(gc) - (0.9d0 - ga(kl(i2)))))
      if (kl(n) /= 4 .and. (gc <= g1 .or. i3 <= 2)) return
      if (t3 < 3.0d0) then
        if (g1 <= 1.25d0) ga(i3) = sin(tand(60.0d0*sin(x2)))
        g1 = sin(g1*sin(t3))
        if (da(km) > gma(i2)) then
          ys = tanh(sign(dble(u2), 0.3d0)*gc)
          exit
        else
          us(i2) = tanh((0.7d0/(1.5d0 + sin(x1)**2) + (xs + g1))/(1.5d0 + sin(max(g1, gma(n), g1* &
              x2))**2))
        end if
      else
        do j = n, 1, -1
          gma(mod(i + 2, 5) + 1) = sin(cd1/(1.5d0 + sin(dc)**2))
          if (x1 > 2.0d0) exit
          t3 = sin(0.6d0*sin(t3) + anyf1(x1, sngl(gm1*cda(i2)*cos(gc/(1.5d0 + sin(xs)**2)))))
          if (i >= 1) then
            x1 = us(i2)
            exit around1
          end if
          gm2 = gm2*sin(y)
          if (da(3) >= ys) then
            gm2 = log_gamma(-1.5d0 + 0.3d0*sin(da(kl(n))))
            exit around1
          end if
        end do
      end if
      if (t2 < 0.5d0) then
        gma(mod(n + 2, 5) + 1) = gma(mod(n + 2, 5) + 1)*cos(gma(mod(n + 2, 5) + 1))
        if (gm1 >= 3.0d0 .and. n <= 3) then
          v(mod(km + 2, 5) + 1) = scale((-x2), 2)
          cycle around1
        end if
      else
        us(i) = xs*x1
        do l = i, mod(n + 3, 5) + 1, -1
          xa(km) = sin(anyf1(0.3d0, xs))
          if (gm2 > 0.9d0) then
            exit around1
          else
            u1 = (-0.7d0)
          end if
          x1 = tanh(sin(us(kl(i))))
          ga(5) = tanh((xa(i3) - cda(mod(n + 0, 5) + 1))*sin(hypot(gm1, 1.5d0 + 0.5d0* &
              sin(us(kl(mod(km + 2, 5) + 1))))))
          if (gma(l) > 0.3d0) exit around1
        end do
      end if
      i2 = kl(i3)
    end do around1
  end subroutine p
end module md

block data bd
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed/ cd1, cda
  data cda /5*0.4d0/
end block data bd
