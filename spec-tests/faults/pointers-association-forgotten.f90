! head p_2(x2,y)/(x1,x2,xa)
! input n integer 5
! input x1 real -0.54810080709340547
! input x2 real -1.2208461808824864
! input xa real array 0.78822548753186661 -0.85959266985309046 0.38030221897058147 1.2167714949890036 0.63336699638308702
! input k integer array 4 4 3 2 4
! input y real undefined 1.1032823738432005
! input g1 real common blk_2 0.55429968017306341
! input ga real array common blk_2 -0.8970299211914281 0.64522919038390381 0.24614616455301841 1.069470242621881 0.7148202027135826
! input kg integer common ints_2 2
! input gm1y real module md_2 gm1 1.2958048736186096
! input gma real array module md_2 gma -0.5557108556678374 -0.81821010902544344 1.0256461568274151 1.221999410316797 -0.30122777535469258
! input gm2 real module md_2 gm2 0.64850176703631335
! input km integer module md_2 km 1
module md_2
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(5)
  real*8 :: gm2
  integer :: km
  interface anyf1_2
    module procedure f1_2, nof1_2
  end interface anyf1_2
contains
  function f1_2(x, ps)
    implicit none
    real*8 :: x, f1_2
    real(4), value :: ps
    real*8, target :: t1
    real*8, pointer :: ppt1
    t1 = 0.5
    ppt1 => t1
    t1 = acos(0.6d0*sin(cos(ps)))
    f1_2 = ppt1 - ps + x
  end function f1_2

  subroutine s2_2(p, q, r, a, as, e2, e3, lg)
    implicit none
    integer :: i, j, i2, i3, is
    integer*1 :: i1
    integer(2) :: kl(5)
    logical :: lf
    logical*2 :: lg
    integer :: kq
    real(wp) :: p, q, r, a(:), e2(2), e3(2), t1, t2, t3, v(0:4), w(2), sf, sg, sk, za, zb
    real*4 :: as(:), u2, f2_2
    sf(za) = za*sin(za)
    sg(za, zb) = sf(zb) - sin(za)
    sk(kq) = 0.25*kq
    real*4, target :: u1
    real*4, pointer :: ppu1
    real*4, pointer :: qq1
    real*4, pointer :: qq2
    real*4, pointer :: qq3
    real*4, pointer :: qq4
    real*4, pointer :: qq5
    real*4, pointer :: qq6
    real*4, pointer :: qq7
    real*4, pointer :: qq8
    u1 = 0.5
    ppu1 => u1
    do i = 1, 5
      qq1 => u1
      qq1 = 0.5*qq1 + 0.25*(qq1*u1)
      v(i - 1) = p*(0.3d0*i)
    end do
    do i = 1, 2
      w(i) = p*(0.3d0*i)
    end do
    qq2 => u1
    qq2 = 0.5*qq2 + 0.25*(qq2*u1)
    do i = 1, 5
      kl(i) = mod(i*2, 5) + 1
    end do
    t1 = dble(km)
    t2 = gm1
    qq3 => u1
    qq3 = 0.5*qq3 + 0.25*(qq3*u1)
    i1 = km
    i3 = int(kl(int(i1)))
    lf = .not. lg
    qq4 => u1
    qq4 = 0.5*qq4 + 0.25*(qq4*u1)
    u2 = q*sin(t2) - e3(1)*sin(t2)
    is = 2
    do j = 1, 5, is
      gma(km) = (u2)**2*sin(w(1) + t1)
      gma(kl(j)) = tanh(as(i3)*v(kl(int(i1)) - 1))
      do i = 2, 4
        v(i - 1) = a(i - 1)*q + a(i)
        v(i - 1) = a(i)*u2 + q*sin(v(mod(i3 + 2, 5) + 1 - 1))
      end do
    end do
    qq5 => u1
    qq5 = 0.5*qq5 + 0.25*(qq5*u1)
    i2 = km
    t1 = f2_2(q, a(mod(int(i1) + 3, 5) + 1)) + v(2 - 1)
    if (.not. lf) then
      ppu1 = sin(q) - log_gamma(-1.5d0 + 0.3d0*sin(u2))
    else
      qq6 => u1
      qq6 = 0.5*qq6 + 0.25*(qq6*u1)
      lf = .not. lg
      if (km /= 1) then
        ppu1 = atanh(0.6d0*sin(sg(2.0d0*q, 3.0d0)))
      else
        call s1_2(5, p, gm2, 1.25d0/(1.5d0 + sin(e3(1))**2)*cos(u2), v, u2, as)
      end if
    end if
    if (u2 >= 0.3d0) then
      if (lg .neqv. gm2 >= t1 .or. i3 <= 5) then
        do i = 1, i1
          t1 = sin(1.25d0*e3(2))
          gm2 = t1*t1*gma(i3)
          w(2) = sf(3.0d0*q)
          a(i3) = sin(max(dble(sin(as(mod(km + 1, 5) + 1))**i3), anyf1_2(dble(i1), real(w(2)))))
          qq7 => u1
          qq7 = 0.5*qq7 + 0.25*(qq7*u1)
          i1 = int(kl(km))
        end do
        i1 = 2
        i2 = 1
        do i = 1, 3
          a(kl(4)) = sin((a(i) + v(i3 - 1))*sg(1.5d0*t2, 2.0d0) - (sk(int(i3)) + (3.0d0 + t2)))
          gma(mod(int(i1) + 2, 5) + 1) = sin(gma(mod(int(i1) + 2, 5) + 1)*cos(gma(mod(int(i1) + &
              2, 5) + 1)))
          i1 = i1 + i2
        end do
        i2 = int(kl(i3))
      end if
    else
      qq8 => u1
      qq8 = 0.5*qq8 + 0.25*(qq8*u1)
      w(2) = 0.6d0*sin(w(2)) + (-gm1)
      t3 = q + v(i2 - 1)
      do t3 = p, p + 1.25d0, 0.5d0 + 0.02d0*sin(v(5 - 1))
        r = sin(anyf1_2(q, as(i3))*dble(t3))
        u1 = tanh(sign(gma(2), e2(1)))
        gma(i3) = sf(0.3d0*e2(1)) - anyf1_2(q, real(gma(i3)))
      end do
    end if
    r = w(2) + v(i3 - 1) + dble(sngl((a(int(kl(int(kl(int(i1)))))))))
  end subroutine s2_2

  function nof1_2(q0, q1, q2)
    real*8 :: q0, q1, q2, nof1_2
    nof1_2 = 7.5d0
  end function nof1_2
end module md_2

function f2_2(x, y)
  implicit none
  integer :: kgz, i, l
  double precision :: x, y, gv(5), gw, t3, v(0:4)
  real*4 :: f2_2
  real*8 :: dc
  data dc /0.75d0/
  real*8, save :: sc = 0.9d0
  common /blk_2/ gv, gw
  save /blk_2/
  common /ints_2/ kgz
  save /ints_2/
  double precision, target :: t1
  double precision, pointer :: ppt1
  double precision, target :: t4
  double precision, pointer :: ppt4
  double precision, target :: c(5, 2)
  double precision, pointer :: ppc(:, :)
  real*4, target :: u1
  real*4, pointer :: ppu1
  double precision, pointer :: qq9(:, :)
  real*4, pointer :: qq10
  real*4, pointer :: qq11
  t1 = 0.5
  ppt1 => t1
  t4 = 0.5
  ppt4 => t4
  c = 0.5
  ppc => c
  u1 = 0.5
  ppu1 => u1
  do i = 1, 5
    qq9 => c
    qq9 = 0.5*qq9 + 0.25*(qq9*c)
    v(i - 1) = x*(0.3d0*i)
  end do
  do i = 1, 5
    ppc(i, 1) = y*(0.3d0*i)
    c(i, 2) = 0.7d0*(0.3d0*i)
  end do
  ppt1 = y + 3.0d0 + 1.25*sc
  t3 = 2.0d0
  t4 = dc
  ppu1 = dble(sngl((x/(1.5d0 + sin(x)**2))))
  do l = 1, 5
    qq10 => u1
    qq10 = 0.5*qq10 + 0.25*(qq10*u1)
    v(kgz - 1) = sin(t3 + ppt4)
    u1 = sin(sc)
    qq11 => u1
    qq11 = 0.5*qq11 + 0.25*(qq11*u1)
    ppt1 = fraction(1.25d0)
  end do
  f2_2 = (-ppc(4, 1))
end function f2_2

subroutine s1_2(n, p, q, r, a, ps, as)
  use md_2, only: gm1, gma, gm2, km, canyf1_2 => anyf1_2
  implicit none
  integer :: n, i, j, i1, i2, i3, is
  logical*8 :: lh
  double precision :: p, q, r, a(n)
  real(4) :: ps, as(n)
  character(len=4) :: ch
  equivalence (i1, i2)
  double precision, target :: t1
  double precision, pointer :: ppt1
  double precision, target :: t2
  double precision, pointer :: ppt2
  double precision, target :: t3
  double precision, pointer :: ppt3
  double precision, target :: c(5, 2)
  double precision, pointer :: ppc(:, :)
  real(4), target :: u1
  real(4), pointer :: ppu1
  real(4), target :: u2
  real(4), pointer :: ppu2
  real(4), pointer :: qq12
  double precision, pointer :: qq13(:, :)
  double precision, pointer :: qq14
  double precision, pointer :: qq15(:, :)
  real(4), pointer :: qq16
  real(4), pointer :: qq17
  double precision, pointer :: qq18
  t1 = 0.5
  ppt1 => t1
  t2 = 0.5
  ppt2 => t2
  t3 = 0.5
  ppt3 => t3
  c = 0.5
  ppc => c
  u1 = 0.5
  ppu1 => u1
  u2 = 0.5
  ppu2 => u2
  do i = 1, n
    qq12 => u2
    qq12 = 0.5*qq12 + 0.25*(qq12*u2)
    u1 = 0.5*(u1 + qq12)
    a(i) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = 0.9d0*(0.3d0*i)
    ppc(i, 2) = p*(0.3d0*i)
  end do
  t1 = gma(4)*sin(as(km))*cosd(40.0d0*(gma(5)))
  ppt2 = 0.3d0
  qq13 => c
  qq13 = 0.5*qq13 + 0.25*(qq13*c)
  t3 = dble(sngl((gm1*ppc(km, mod(km, 2) + 1))))
  i3 = n
  lh = dble(i) > 2.0d0
  u1 = 0.7d0
  ch = 'down'
  qq14 => t1
  qq14 = 0.5*qq14 + 0.25*(qq14*t1)
  if (t1 > 0.4) qq14 => t3
  qq14 = 0.75*qq14*t1
  qq14 => t1
  t3 = qq14 - 0.25*t3
  select case (mod(km + 3, 5) + 1)
  case (1:2)
    c(2, mod(km, 2) + 1) = 0.6d0*sin(c(2, mod(km, 2) + 1)) + atanh(0.6d0*sin((q + 3.0d0)*(gm1 - &
        t2)))
    c(km, 2) = u1*sin(r)*sin(dble(real((p))))
  case (3)
    i1 = mod(i3 + 1, 5) + 1
    c(3, 1) = 0.6d0*sin(c(3, 1)) + gma(5)*sin(r)
    a(i3) = tanh(t3 - p)
  case default
    c(n, 2) = c(n, 2)*cos(c(n, 2))
  case (4, 5:)
    t2 = tanh((-t2) + sin(max(a(mod(km + 2, 5) + 1), t3, a(mod(n + 3, 5) + 1))))
  end select
  c(mod(km + 3, 5) + 1, mod(i3, 2) + 1) = c(mod(km + 3, 5) + 1, mod(i3, 2) + 1)*sin(u1*sin(ps))
  gma(n) = canyf1_2(q, u1) - gm1/(1.5d0 + sin(t2)**2) + t2
  if (ch /= 'down') then
    is = -2
    do j = n, 1, is
      i1 = km
      qq15 => c
      qq15 = 0.5*qq15 + 0.25*(qq15*c)
      select case (ch)
      case ('up', 'left')
        t2 = tanh(gm1 + gm1 - (p + q))
        c(j, 1) = tanh(canyf1_2(0.5d0, ps)*canyf1_2(gm1, sngl(a(3))))
      case (:'k')
        gma(n) = gma(n)*sin(i1*0.25d0)
        t3 = 0.6d0*sin(t3) + (as(n) + p)/(1.5d0 + sin(u1 + 1.25)**2)
      case default
        gma(mod(km + 3, 5) + 1) = sin(a(1)) + gma(mod(km + 3, 5) + 1)
      end select
      qq16 => u2
      qq16 = 0.5*qq16 + 0.25*(qq16*u2)
      u1 = 0.5*(u1 + qq16)
      a(mod(n + 3, 5) + 1) = tanh(p + 0.5)
      u1 = tanh(0.01d0*acosd(0.7d0*sin(c(km, mod(km, 2) + 1)*sin(ppu1))))
    end do
  end if
  if (.not. lh) then
    if (1.5d0 < 1.25d0) then
      c(1, 1) = 0.6d0*sin(c(1, 1)) + p*sin(3.0d0)
    else
      gm1 = sign(0.3d0, r)*(gma(i3)/(1.5d0 + sin(as(5))**2))*sin((-u1))
      qq17 => u1
      qq17 = 0.5*qq17 + 0.25*(qq17*u1)
      u2 = 0.5*(u2 + qq17)
      ppu2 = dble(i)
    end if
    qq18 => t1
    qq18 = 0.5*qq18 + 0.25*(qq18*t1)
    t2 = 0.5*(t2 + qq18)
    i3 = mod(n + 1, 5) + 1
  end if
end subroutine s1_2

subroutine p_2(n, x1, x2, xa, k, y)
  use md_2, gm1y => gm1, canyf1_2 => anyf1_2
  implicit none
  integer :: n, k(5), kg, i, j, l, i1, i2, i3
  logical :: lf
  real*8 :: x1, x2, xa(n), y, g1, ga(5)
  real(4) :: u1, f2_2
  common /blk_2/ g1, ga
  save /blk_2/
  common /ints_2/ kg
  save /ints_2/
  real*8, target :: t2
  real*8, pointer :: ppt2
  real*8, target :: t3
  real*8, pointer :: ppt3
  real*8, target :: v(5)
  real*8, pointer :: ppv(:)
  real*8, target :: w(2)
  real*8, pointer :: ppw(:)
  real*8, target :: mix
  real*8, pointer :: ppmix
  real(4), target :: u2
  real(4), pointer :: ppu2
  real(4), target :: us(5)
  real(4), pointer :: ppus(:)
  real*8, pointer :: qq19
  real*8, pointer :: qq20
  real*8, pointer :: qq21(:)
  real*8, pointer :: qq22(:)
  real(4), pointer :: qq23
  real*8, pointer :: qq24
  real(4), pointer :: qq25
  real*8, pointer :: qq26
  real*8, pointer :: qq27
  real*8, pointer :: qq28
  real*8, pointer :: qq29
  real(4), pointer :: qq30(:)
  real*8, pointer :: qq31
  real*8, pointer :: qq32
  t2 = 0.5
  ppt2 => t2
  t3 = 0.5
  ppt3 => t3
  v = 0.5
  ppv => v
  w = 0.5
  ppw => w
  mix = 0.5
  ppmix => mix
  u2 = 0.5
  ppu2 => u2
  us = 0.5
  ppus => us
  ppmix = 0.0d0
  ppmix = mix + 0.9d0*x1
  mix = ppmix + 2.0d0*x2
  do i = 1, n
    qq19 => mix
    qq19 = 0.5*qq19 + 0.25*(qq19*mix)
    t3 = 0.5*(t3 + qq19)
    mix = mix + xa(i)*0.4d0
  end do
  ppmix = mix + 0.5d0*g1
  do i = 1, n
    ppmix = mix + ga(i)*0.4d0
  end do
  ppmix = mix + 0.7d0*gm1y
  do i = 1, 5
    ppmix = mix + gma(i)*0.4d0
  end do
  mix = mix + 0.7d0*gm2
  do i = 1, n
    ppv(i) = x2*(0.3d0*i)
  end do
  do i = 1, 2
    ppw(i) = 0.3d0*(0.3d0*i)
  end do
  do i = 1, 5
    us(i) = g1*(0.3d0*i)
  end do
  qq20 => t3
  qq20 = 0.5*qq20 + 0.25*(qq20*t3)
  if (t3 > 0.4) qq20 => t2
  qq20 = 0.75*qq20*t3
  qq20 => t3
  t2 = qq20 - 0.25*t2
  t3 = 1.25d0
  allocate(qq21(5))
  qq21 = v*v
  v = 0.5*(v + qq21*v)
  i2 = mod(kg + 0, 5) + 1
  allocate(qq22(5))
  qq22 = v*v
  v = 0.5*(v + qq22*v)
  deallocate(qq22)
  i3 = n
  u1 = 0.3d0
  qq23 => u2
  qq23 = 0.5*qq23 + 0.25*(qq23*u2)
  if (1.5d0 > 3.0d0) then
    v(i3) = 0.6d0*sin(v(i3)) + f2_2(v(mod(kg + 3, 5) + 1), gm2)
  else
    ga(k(km)) = tanh(x1)
  end if
  v(kg) = 0.6d0*sin(v(kg)) + sin(w(1)/(1.5d0 + sin(g1)**2) - (us(mod(kg + 2, 5) + 1) + v(k(k(1)))))
  i1 = 3
  ppus(n) = gma(k(kg))*xa(mod(kg + 3, 5) + 1)
  if (gm2 >= 0.9d0) then
    do l = i1, n
      u2 = tanh(xa(i2)*ga(k(i2)))
      qq24 => t2
      qq24 = 0.5*qq24 + 0.25*(qq24*t2)
      t3 = 0.5*(t3 + qq24)
      do i = 1, 4
        ga(k(i)) = i2*0.25d0 - gm2
        do j = i + 1, n
          us(j) = ppus(j) - 0.3d0*ppus(i)
        end do
        x2 = tanh(g1 - us(l)/(1.5d0 + sin(xa(i2))**2))
      end do
      gm1y = 0.6d0*sin(gm1y) + (x1 + x2 + (u1 - ppw(1)))
      i1 = k(i2)
    end do
  else
    gm2 = gm2*cos(gm2)
    if (xa(k(k(i2))) > u1 .and. i1 <= 5) then
      v(mod(n + 2, 5) + 1) = v(mod(n + 2, 5) + 1)*cos(v(mod(n + 2, 5) + 1))
    else
      qq25 => u2
      qq25 = 0.5*qq25 + 0.25*(qq25*u2)
      kg = kg
    end if
  end if
  qq26 => mix
  qq26 = 0.5*qq26 + 0.25*(qq26*mix)
  qq26 => t3
  qq26 = 0.75*qq26*mix
  qq26 => mix
  t3 = qq26 - 0.25*t3
  km = kg
  y = dble(real((gm2 + 3.0d0), 4))
  us(k(i3)) = us(k(i3))*sin(g1)
  gm1y = 0.6d0*sin(gm1y) + (dble(i)*0.3d0 - (-us(k(mod(i3 + 2, 5) + 1))))
  qq27 => mix
  qq27 = 0.5*qq27 + 0.25*(qq27*mix)
  if (mix > 0.4) qq27 => t2
  qq27 = 0.75*qq27*mix
  qq27 => mix
  t2 = qq27 - 0.25*t2
  if (km >= 2) then
    if (t3 <= 1.25d0) then
      lf = .false.
    else
      km = 4
      do l = n, 1, -2
        gma(kg) = sin(sign(nearest(us(k(km)) + 0.7d0, 0.3d0), dble(f2_2(x1, ga(km)))))
        qq28 => t2
        qq28 = 0.5*qq28 + 0.25*(qq28*t2)
        mix = 0.5*(mix + qq28)
        t2 = sin(max((1.2d0 + (sqrt(1.0d0 + (y)**2))**2)**0.75d0, exp(-(us(k(mod(i2 + 0, 5) + &
            1)) + ppv(k(km)))**2)))
      end do
    end if
  else
    gm2 = atan2(sin(log_gamma(-1.5d0 + 0.3d0*sin(2.0d0)))**i3, 1.5d0 + (canyf1_2(v(kg), &
        real((t3 + xa(4))*cos(gm2 + gm2))))**2)
  end if
  select case (i2)
  case (4)
    lf = g1 < us(i1)
    v(i3) = v(i3) + x2/(1.5d0 + sin(t3)**2)/(1.5d0 + sin(x1)**2)
  case default
    call s1_2(n, 1.25d0, t3, xa(5), ga, sngl((g1)*aint(v(1))*cos((-gma(k(i2))))), us)
    do i = i3, kg
      gma(k(km)) = sin(gma(k(km))*cos(gma(k(km))))
      i3 = mod(i1 + 2, 5) + 1
      kg = k(i3)
    end do
    i2 = km
  case (5, 6:)
    if (w(2) <= 0.3d0) then
      gma(i1) = 0.5
      kg = 1
    end if
    us(i2) = us(i2)*sin(ga(i2))
  end select
  kg = k(i1)
  x2 = x2 + 2.0d0*sin(ppmix)
  allocate(qq29)
  qq29 = t3*t3
  t3 = 0.5*(t3 + qq29*t3)
  deallocate(qq29)
  y = y + 1.25d0*sin(ppmix)
  allocate(qq30(5))
  qq30 = us*us
  us = 0.5*(us + qq30*us)
  deallocate(qq30)
  g1 = g1 + 0.9d0*sin(mix)
  do i = 1, 5
    qq31 => t3
    qq31 = 0.5*qq31 + 0.25*(qq31*t3)
    mix = 0.5*(mix + qq31)
    ga(i) = ga(i) + 0.5d0*sin(mix)
  end do
  gm1y = gm1y + 0.9d0*sin(ppmix)
  do i = 1, 5
    qq32 => t3
    qq32 = 0.5*qq32 + 0.25*(qq32*t3)
    mix = 0.5*(mix + qq32)
    gma(i) = gma(i) + 1.5d0*sin(mix)
  end do
  gm2 = gm2 + 0.7d0*sin(ppmix)
end subroutine p_2
