! head p(y)/(x2)
! input n integer 5
! input x1 real -0.84445696488771582
! input x2 real 0.52313090730210887
! input xa real array -0.53766622429952693 -1.076476976815717 -0.38883885184401212 -1.2739124597823548 0.49320642271044574
! input k integer array 2 3 1 3 5
! input y real undefined 0.7324288569952615
! input xs real4 0.92797499895095825
! input ys real4 -1.2345908880233765
! input gm1 real module md gm1 0.88143895328044297
! input gma real array module md gma -0.9315617801603453 -1.0179572319267798 0.88458500418792863 0.79415713714437608 -0.71252830326604788
! input gs real4 module md gs 0.65161651372909546
module me
  implicit none
  integer, parameter :: wp = 8
end module me

module md
  use me
  implicit none
  real(wp) :: gm1
  real(wp) :: gma(5)
  real :: gs
contains
  subroutine s2(p, q, r, a, s)
    implicit none
    integer :: i, i1, i2, i3
    real(wp) :: p, q, r, a(5), s(2), t2, v(5), sf, za
    real(4) :: u1
    namelist /nl/ i, u1
    sf(za) = za*sin(za) + 0.3d0*q
    do i = 1, 5
      v(i) = p*(0.3d0*i)
    end do
    t2 = dble(sngl((gs + s(1))))
    i2 = 3
    i3 = 5
    u1 = 0.3d0
    i1 = 5
    gm1 = abs(gm1*tan(0.4d0*sin(s(2))))
    gma(mod(i1 + 2, 5) + 1) = (a(i3))**3 - (s(1) + gma(1))
    p = sf(0.9d0*s(1))
    r = sf(0.5d0*p) + p
  end subroutine s2

  subroutine p(n, x1, x2, xa, k, y, xs, ys)
    integer :: n, k(5), i, l, i1, i2, i3, kl(5), is
    logical*8 :: lf
    real*8 :: x1, x2, xa(n), y, t1, t2, t4, v(5), mix
    real*4 :: xs, ys, u1, u2
    real(wp), save :: sc = 0.9d0
    mix = 0.0d0
    mix = mix + 0.5d0*x1
    mix = mix + 2.0d0*x2
    do i = 1, 5
      mix = mix + xa(i)*0.4d0
    end do
    mix = mix + 3.0d0*xs
    mix = mix + 0.5d0*ys
    mix = mix + 0.7d0*gm1
    do i = 1, n
      mix = mix + gma(i)*0.4d0
    end do
    mix = mix + 2.0d0*gs
    do i = 1, 5
      v(i) = 1.5d0*(0.3d0*i)
    end do
    do i = 1, 5
      kl(i) = mod(i*3, 5) + 1
    end do
    t1 = (1.2d0 + (x2)**2)**0.75d0
    t2 = dble(real((gma(1) - x2), 4))
    t4 = 0.3d0
    i1 = kl(n)
    i2 = i1
    i3 = kl(n)
    lf = xa(i2) > 3.0d0
    lf = x2 >= 0.5d0
    u2 = sc
    v(n) = v(n)*sin(sc + t2 - x2*sin(t1))
    if (x2 > 0.3d0) then
      x2 = x2*cos(u2 + x1)
    else
      x2 = atan((1.2d0 + (dble(i))**2)**0.75d0, 1.5d0 + 0.5d0*sin(xa(n) - u2))
    end if
    gm1 = (t1)**3 + sin(sc)
    if (lf .and. 5 >= 4) then
      lf = sc <= 0.5d0
      if (lf) t4 = t4*cos(x1*sin(t4))
    else
      y = 0.5d0
    end if
    is = -1
    do i = n, 1, is
      select case (i2)
      case (1:2)
        is = -2
        do l = i2, k(i2), is
          t1 = t1*cos(t1)
          gma(i1) = gma(i1)*sin(0.3d0)
        end do
      case (4)
        u2 = u2 + sin(3.0d0)*(t2*(i*0.25d0))
      end select
      v(k(k(i1))) = sin(v(k(k(i1))))*xs
      do l = k(1), k(i3), -1
        if (t1 >= u2) then
          v(l) = v(l)*sin(min(sc, dble(gs)))
          gs = dble(real((x1*sin(t2))))/(1.5d0 + sin(gs + gs - (ys + gma(i1)))**2)
        end if
        u1 = (cosh(sin(ys)) + tan(0.4d0*sin(gs)))/(1.5d0 + sin(dble(real((gm1 + ys))))**2)
        if (i2 /= 5) then
          v(kl(2)) = v(kl(2))*cos(v(kl(2)))
          gs = 0.5 + gs
        else
          u2 = sin(u2 + sin(gma(i2)*sin(0.5))**i1)
        end if
      end do
      t2 = bessel_jn(i2, 2.0d0 + 1.0d0*sin(t4))*dble(l)
      is = 1
    end do
    v(kl(mod(i2 + 1, 5) + 1)) = 0.6d0*sin(v(kl(mod(i2 + 1, 5) + 1))) + atan(gma(k(mod(n + 2, 5) + &
        1)), 1.5d0 + 0.5d0*sin(0.3d0))
    v(mod(n + 3, 5) + 1) = tanh((t1 - v(i1))*(v(n)*t1)*sin(cos(x1) - min(dble(xs), x2, dble(1.25))))
    y = max(dble(xs*ys), sc*sin(u2))
    x2 = x2 + 0.3d0*sin(mix)
    y = y + 3.0d0*sin(mix)
    ys = ys + 0.5d0*sin(mix)
    gm1 = gm1 + 0.3d0*sin(mix)
    do i = 1, 5
      gma(i) = gma(i) + 1.25d0*sin(mix)
    end do
    gs = gs + 2.0d0*sin(mix)
    do i = 1, 5
      t4 = sin(xa(i)*u2)
      v(i) = v(i) + sin(t4*xa(i) + gma(i)*sin(xa(k(n))))
      t4 = tanh(t4*xa(i) + xs/(1.5d0 + sin(ys)**2))
      v(i) = v(i) + tanh(t4*xa(i) + gs/(1.5d0 + sin(u2)**2))
    end do
  end subroutine p
end module md
