! head p_212(y,xs,ga)/(x1,x2,xs,ga)
! input n integer 4
! input x1 real 0.60138003796692485
! input x2 real 0.9261579936119515
! input xa real array -1.1336358776127293 0.23032606823964064 0.76668414477361102 -0.20952796529742379
! input k integer array 2 4 1 2
! input y real undefined 0.73165751245045429
! input ya real array undefined 0.93314308629693232 -0.92900386859328554 0.35708855607067858 0.50375291916120479
! input xs real4 0.48202803730964661
! input g1 real common blk_212 -0.72066740731368739
! input gc real common blk_212 1.1397054684401287
! input ga real array common blk_212 -0.34228557492079292 0.96637097436540631 0.90113223214902138 0.37088185899400672
! input qc1 real common zz_212 0.76206982915761401
! input qc2 real common zz_212 1.1231479524060359
! input qca real array common zz_212 1.0732161491211607 -0.49947936734270842 -1.0449875656852496 1.2897839005029903
! input gm1 real module md_212 gm1 0.71616888528284495
! input km integer module md_212 km 3
! input ke integer module md_212 ke 4
module md_212
  implicit none
  integer, parameter :: wp = 8
  double precision :: gm1
  integer :: km
  integer :: ke
contains
  recursive subroutine s1_212(n, p, q, r, as, s, e2, e3, lg, lev)
    integer :: n, lev, i, j, i2
    logical(8) :: lg
    real(wp) :: p, q, s(2), e2(2), e3(2), gv(5), gw, v(ke)
    real*4 :: as(n), u1, u2
    double precision, value :: r
    real(wp) :: dc
    data dc /0.75d0/
    common /blk_212/ gv, gw
    save /blk_212/
    do i = 1, n
      v(i) = dc*(0.3d0*i)
    end do
    i2 = mod(km + 3, 4) + 1
    u1 = 0.3d0
    u2 = dble(sngl((q*e3(2))))
    km = km
    v(1) = v(n)
    v(n) = merge(sin(i2*0.25d0)**km, p/(1.5d0 + sin(0.5)**2), gm1 >= e2(1))
    do j = 1, mod(i2 + 1, 4) + 1
      v(mod(km + 2, 4) + 1) = sin(v(mod(km + 2, 4) + 1) + sinh(sin(e2(1) + u1)))
    end do
    q = q*cos(q)
    if (lev > 0) call s1_212(n, q, p, 0.8d0*sin(r), as, s, e2, e3, lg, lev - 1)
    u2 = sqrt((dc - dc)**2) + atan(2.0d0)
    u2 = 0.6d0*sin(u2) + dble(i2)
  end subroutine s1_212

  subroutine s2_212(n, p, q, r, a, a2, ps, e2, e3)
    implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer (i-n)
    integer*2 :: i3
    complex(8) :: gz
    logical(2) :: lf
    real(wp) :: a(n), a2(:), e2(2), e3(2), qca(4), v(ke)
    real(4) :: ps, u2
    real(wp), value :: q
    common /zz_212/ gz, qca
    save /zz_212/
    do i = 1, 4
      a(i) = q*(0.3d0*i)
    end do
    do i = 1, 4
      v(i) = gm1*(0.3d0*i)
    end do
    t1 = 0.7d0
    t2 = a2(km) + ps/(1.5d0 + sin(a2(4))**2)
    i1 = n
    i2 = i1
    i3 = km
    lf = int(i3) >= 1
    u2 = 3.0d0
    gz = gz*(0.6d0, 0.3d0)
    t2 = real(gz)*(aimag(gz) + 0.7d0)
    v(int(i3)) = v(int(i3))*sin(a2(i3))
    a(km) = (gm1 - 0.5)/(1.5d0 + sin(a2(i2) + p)**2)*(abs(0.3d0) - tan(0.4d0*sin(e3(1))))
    v(mod(int(i3) + 0, 4) + 1) = v(mod(i1 + 3, 4) + 1)*sin(v(int(i3)))
    p = (-ps)
    do i = 1, 4
      gm1 = sin(merge(v(mod(i1 + 0, 4) + 1) + p, km**sin(t1), lf .or. p > e3(2)))
      do j = 1, 4
        t1 = a(n)*t2
        u2 = t1*t1*a2(n)
        v(i2) = sin(0.6d0*sin(v(i2)) + qca(n))
      end do
    end do
    n = n
    r = tan(0.4d0*sin(a2(int(i3))*u2))
  end subroutine s2_212

  subroutine s3_212(n, p, q, r, a, which, s, e2, e3)
    use, intrinsic :: ieee_arithmetic
    implicit none
    integer :: n, i, i2, i3, is
    integer*8 :: ll
    complex(8) :: gz
    real(wp) :: p, q, r, a(n), s(2), e2(2), e3(2), gw(2), gv(4), qca(4), t1, t2, t3, t4
    real*4 :: u1, u2, us(4)
    character(len=*) :: which
    double precision :: dc
    data dc /0.75d0/
    common /blk_212/ gw, gv
    save /blk_212/
    common /zz_212/ gz, qca
    save /zz_212/
    do i = 1, n
      us(i) = gm1*(0.3d0*i)
    end do
    t2 = tan(0.4d0*sin(a(n) + e3(1)))
    t3 = (-qca(km)) + dble(real((e3(1)), 4))
    t4 = 2.0d0
    i2 = km
    u1 = abs(dc)*sin(dble(real((t4), 4)))
    gz = gz*(0.6d0, 0.3d0)
    t4 = real(gz)*(aimag(gz) + 0.5d0)
    gw(2) = (1.2d0 + (gm1)**2)**0.75d0
    is = 2
    do ll = i2, km, is
      t4 = bessel_jn(i2, 2.0d0 + 1.0d0*sin(us(mod(km + 3, 4) + 1)))*dble(ll)
      u2 = tanh(sin(dble((us(n))) + (r - q))**i2)
      i3 = km
      t1 = (-gv(n))*(t3*dc)
    end do
    gv(n) = 1.25
    if (r <= 2.0d0) u1 = u1 + e3(1)/(1.5d0 + sin(gv(i2))**2)*(0.5*(km*0.25d0))
  end subroutine s3_212

  subroutine p_212(n, x1, x2, xa, k, y, ya, xs)
    implicit none
    integer :: n, k(4), i, j, l, i1, i2, i3
    logical :: lf
    real(wp) :: x1, x2, xa(4), y, ya(0:n - 1), g1, gc, ga(4), qc1, qc2, qca(4), t1, t3, v(ke), mix
    real*4 :: xs, u1
    common /blk_212/ g1, gc, ga
    save /blk_212/
    common /zz_212/ qc1, qc2, qca
    save /zz_212/
    mix = 0.0d0
    mix = mix + 1.5d0*x1
    mix = mix + 0.3d0*x2
    do i = 1, 4
      mix = mix + xa(i)*0.4d0
    end do
    mix = mix + 2.0d0*xs
    mix = mix + 1.25d0*g1
    do i = 1, 4
      mix = mix + ga(i)*0.4d0
    end do
    mix = mix + 0.7d0*gm1
    do i = 1, n
      ya(i - 1) = gm1*(0.3d0*i)
    end do
    do i = 1, n
      v(i) = 1.5d0*(0.3d0*i)
    end do
    t1 = min(dble(sngl((g1))), qc2/(1.5d0 + sin(gm1)**2), ga(k(k(km))) + qc1)
    t3 = (gm1 - qc1)*(ya(n - 1) + gc)
    i1 = n
    i2 = k(3)
    i3 = mod(km + 1, 4) + 1
    lf = gc < 2.0d0
    g1 = tanh(ya(km - 1)*0.3d0)
    v(4) = x1
    i3 = mod(i3 + 1, 4) + 1
    u1 = qc1*sin(gm1) + qc2
    t1 = t1*sin(gm1 + gc)
    ya(i3 - 1) = ya(i3 - 1)*sin(gc - x1)
    t1 = t1*sin(gm1)
    i1 = 1
    ya(k(1) - 1) = sin(ya(k(1) - 1))*dble(i3)
    k(i1) = i1
    ya(k(1) - 1) = sin(ya(k(1) - 1))*log10(3.0d0 + cos(qc2))
    i1 = mod(k(1), 4) + 1
    ya(i1 - 1) = sin(ya(i1 - 1))*(qca(1)*g1)
    g1 = g1 + (g1*dble(i3) + qc1*sin(qc2))
    i1 = 4
    call s2_212(i1, ga(mod(n + 3, 4) + 1), 0.9d0, ya(i2 - 1), v, qca, u1, qca(3), qca(2))
    do j = i1, 4
      ya(i3 - 1) = x1 + xs
      do i = 1, 3
        do l = i, n
          v(l) = sin(v(l) - 0.3d0*v(i))
        end do
      end do
      ga(i1) = ga(i1)*cos(ga(i1))
      i1 = i2
    end do
    i1 = 4
    call s2_212(i1, ga(mod(i3 + 2, 4) + 1), qc1, t3, v, ya, u1, ya(1 - 1), xa(min(k(i3), 3)))
    y = log_gamma(-1.5d0 + 0.3d0*sin((-v(i3))))
    y = y + 0.3d0*sin(mix)
    do i = 1, 4
      ya(i - 1) = ya(i - 1) + 2.0d0*sin(mix)
    end do
    xs = xs + 2.0d0*sin(mix)
    g1 = g1 + 2.0d0*sin(mix)
    do i = 1, 4
      ga(i) = ga(i) + 0.9d0*sin(mix)
    end do
    gm1 = gm1 + 0.7d0*sin(mix)
  end subroutine p_212
end module md_212
