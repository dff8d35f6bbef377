! head p_2(x1,xa,y,ya,ys,g1,ga,g2,h1)/(x1,ys,g1,ga,g2,h1)
! input n integer 5
! input x1 real 0.60138003796692485
! input xa real array -0.26174549457442481 -1.1336358776127293 0.23032606823964064 0.76668414477361102 -0.20952796529742379
! input y real undefined 0.89147375764091441
! input ya real array undefined -1.1204041596749832 0.97835061489516217 0.42261356933874011 1.0959409377898148 1.054081510227409
! input ys real4 -1.0735595226287842
! input g1 real common blk_2 1.1860143418136255
! input ga real array common blk_2 -0.42012725879038493 0.23683336431077462 1.0652520634518252 0.61403772857409256 0.50628942777327846
! input g2 real common blk_2 -0.5557014294699496
! input kg integer common ints_2 3
! input h1 real common other_2 0.23784946385085473
function f1_2(n, x, y, a)
  integer :: n
  real*8 :: x, y, a(n), f1_2
  real*8, target :: t1
  real*8, pointer :: ppt1
  real*8, pointer :: qq1
  t1 = 0.5
  ppt1 => t1
  t1 = (y + a(mod(n + 0, 5) + 1))/(1.5d0 + sin(acos(0.6d0*sin(a(3))))**2)
  qq1 => t1
  qq1 = 0.5*qq1 + 0.25*(qq1*cos(t1))
  f1_2 = a(mod(n + 0, 5) + 1)*max(x, a(1))
end function f1_2

function f2_2(x, y, ps)
  use, intrinsic :: iso_fortran_env
  implicit real(kind(1.0d0)) (a-h, o-z)
  real*8 :: gv(7), v(5)
  real :: ps
  character(len=4) :: ch
  real*8 :: dc
  data dc /0.75d0/
  common /blk_2/ gv
  common /ints_2/ kgz
  sf(za) = za*sin(za) + 0.3d0*y
  real*8, target :: c(5, 2)
  real*8, pointer :: ppc(:, :)
  real, target :: u2
  real, pointer :: ppu2
  real, pointer :: qq2
  real, pointer :: qq3
  type :: cell
    real*8 :: v
    type(cell), pointer :: next
  end type cell
  type(cell), pointer :: ll4
  type(cell), pointer :: lc4
  integer :: li4
  real, pointer :: qq5
  real, pointer :: qq6
  c = 0.5
  ppc => c
  u2 = 0.5
  ppu2 => u2
  do i = 1, 5
    qq2 => u2
    qq2 = 0.5*qq2 + 0.25*(qq2*cos(u2))
    v(i) = 3.0d0*(0.3d0*i)
  end do
  do i = 1, 5
    qq3 => u2
    qq3 = 0.5*qq3 + 0.25*(qq3*cos(u2))
    c(i, 1) = y*(0.3d0*i)
    ll4 => null()
    do li4 = 1, 3
      allocate(lc4)
      lc4%v = sin(sum(c)*(0.25*li4))
      lc4%next => ll4
      ll4 => lc4
    end do
    lc4 => ll4
    do while (associated(lc4))
      c = 0.5*c + 0.25*(lc4%v*sum(c))
      lc4 => lc4%next
    end do
    c = c + 0.125*ll4%v
    do while (associated(ll4))
      lc4 => ll4%next
      deallocate(ll4)
      ll4 => lc4
    end do
    ppc(i, 2) = dc*(0.3d0*i)
  end do
  t1 = 0.7d0
  qq5 => u2
  qq5 = 0.5*qq5 + 0.25*(qq5*cos(u2))
  t2 = 3.0d0
  ch = 'turn'
  v(mod(kgz + 0, 5) + 1) = v(mod(kgz + 0, 5) + 1)*cos(v(mod(kgz + 0, 5) + 1))
  qq6 => u2
  qq6 = 0.5*qq6 + 0.25*(qq6*cos(u2))
  jw = kgz
  do while (jw > 0)
    ppu2 = sin(acos(0.6d0*sin(ps)))
    ppc(kgz, 2) = ppc(kgz, 2)*sin(sign((-y), ppc(kgz, mod(kgz, 2) + 1)*sin(0.7d0)))
    jw = jw - 1
  end do
  f2_2 = c(kgz, 2) + sf(1.25d0*dble(kgz))
end function f2_2

subroutine s1_2(n, p, q, r, ps, as)
  implicit none
  integer :: n, kgz, i, i1, i2, i3, kl(5)
  double precision :: p, q, r, h1, f2_2
  real*4 :: ps, as(n)
  real*8 :: db
  real*8 :: dc
  data dc /0.75d0/
  double precision :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  common /ints_2/ kgz
  common /other_2/ h1
  equivalence (db, dc)
  double precision, target :: t1
  double precision, pointer :: ppt1
  double precision, target :: t3
  double precision, pointer :: ppt3
  double precision, target :: t4
  double precision, pointer :: ppt4
  real*4, target :: us(5)
  real*4, pointer :: ppus(:)
  type :: leaf
    real*8, pointer :: v => null()
    real*8 :: w = 0.5
  end type leaf
  type(leaf), target :: lo7
  type(leaf), pointer :: lp7
  double precision, pointer :: qq8
  type(leaf), target :: la9
  type(leaf), target :: lb9
  type :: cell
    real*8 :: v
    type(cell), pointer :: next
  end type cell
  type(cell), pointer :: ll10
  type(cell), pointer :: lc10
  integer :: li10
  double precision, pointer :: qq11
  t1 = 0.5
  ppt1 => t1
  t3 = 0.5
  ppt3 => t3
  t4 = 0.5
  ppt4 => t4
  us = 0.5
  ppus => us
  do i = 1, n
    kl(i) = mod(i*1, 5) + 1
  end do
  lp7 => lo7
  lp7%v => t1
  lp7%w = 0.5*t1
  t1 = 0.5*t1 + 0.25*(lo7%v*lo7%w)
  lo7%w = lp7%v*lp7%w
  lo7%v = 0.75*t1 + 0.25*lp7%w
  do i = 1, n
    ppus(i) = 0.9d0*(0.3d0*i)
  end do
  t1 = 0.7d0
  t3 = ps*ps + abs(h1)
  t4 = dc/(1.5d0 + sin(us(5))**2)*(p - t3)
  qq8 => t3
  qq8 = 0.5*qq8 + 0.25*(qq8*cos(t3))
  if (t3 > 0.4) qq8 => t1
  qq8 = 0.75*qq8*t3
  qq8 => t3
  t1 = qq8 - 0.25*t1
  la9%v => t3
  lb9 = la9
  lb9%v = 0.5*lb9%v + 0.25*la9%w
  la9 = leaf(t1, 0.75*lb9%v)
  lb9%w = t3*la9%v
  t3 = 0.5*t3 + 0.25*(la9%v*(lb9%w + la9%w))
  la9%v = 0.5*la9%v + 0.125*lb9%w
  i1 = n
  ll10 => null()
  do li10 = 1, 3
    allocate(lc10)
    lc10%v = sin(sum(us)*(0.25*li10))
    lc10%next => ll10
    ll10 => lc10
  end do
  lc10 => ll10
  do while (associated(lc10))
    us = 0.5*us + 0.25*(lc10%v*sum(us))
    lc10 => lc10%next
  end do
  us = us + 0.125*ll10%v
  do while (associated(ll10))
    lc10 => ll10%next
    deallocate(ll10)
    ll10 => lc10
  end do
  i2 = kl(n)
  qq11 => t3
  qq11 = 0.5*qq11 + 0.25*(qq11*cos(t3))
  qq11 => t4
  qq11 = 0.75*qq11*t3
  qq11 => t3
  t4 = qq11 - 0.25*t4
  i3 = i2
  t4 = 0.6d0*sin(t4) + 1.5d0*sin(ps)/(1.5d0 + sin(f2_2(h1, da(i2), as(mod(i2 + 0, 5) + 1)))**2)
  ppt1 = ppt1*cos(t1)
  i2 = kl(5)
  h1 = tanh(ps - us(kl(mod(i3 + 2, 5) + 1)) - ddim(0.5d0, ppt1))
end subroutine s1_2

subroutine s2_2(n, p, q, r, a2, ps, e2, e3, k1)
  use, intrinsic :: iso_c_binding
  implicit none
  integer :: n, k1, kg, i, j, i2, i3
  integer(2) :: kl(5)
  logical :: lh
  real*8 :: p, q, r, a2(n), e2(2), e3(2), cd1, cda(5), h1, sf, za
  real(4) :: ps
  common /fixed_2/ cd1, cda
  common /ints_2/ kg
  common /other_2/ h1
  sf(za) = za*sin(za)
  real*8, target :: t1
  real*8, pointer :: ppt1
  real*8, target :: t2
  real*8, pointer :: ppt2
  real*8, target :: t3
  real*8, pointer :: ppt3
  real*8, target :: v(5)
  real*8, pointer :: ppv(:)
  real*8, target :: w(2)
  real*8, pointer :: ppw(:)
  real(4), target :: u1
  real(4), pointer :: ppu1
  real(4), target :: us(5)
  real(4), pointer :: ppus(:)
  type :: cell
    real*8 :: v
    type(cell), pointer :: next
  end type cell
  type(cell), pointer :: ll12
  type(cell), pointer :: lc12
  integer :: li12
  real*8, pointer :: qq13
  type(cell), pointer :: ll14
  type(cell), pointer :: lc14
  integer :: li14
  type(cell), pointer :: ll15
  type(cell), pointer :: lc15
  integer :: li15
  type(cell), pointer :: ll16
  type(cell), pointer :: lc16
  integer :: li16
  real*8, pointer :: qq17
  real(4), pointer :: qq18
  type(cell), pointer :: ll19
  type(cell), pointer :: lc19
  integer :: li19
  real*8, pointer :: qq20(:)
  real*8, pointer :: qq21
  real*8, pointer :: sa22
  real*8, pointer :: sb22
  real*8, pointer :: st22
  integer :: si22
  real(4), pointer :: qq23
  real*8, pointer :: qq24(:)
  t1 = 0.5
  ppt1 => t1
  t2 = 0.5
  ppt2 => t2
  t3 = 0.5
  ppt3 => t3
  v = 0.5
  ppv => v
  w = 0.5
  ppw => w
  u1 = 0.5
  ppu1 => u1
  us = 0.5
  ppus => us
  do i = 1, 5
    v(i) = ps*(0.3d0*i)
  end do
  ll12 => null()
  do li12 = 1, 3
    allocate(lc12)
    lc12%v = sin(sum(w)*(0.25*li12))
    lc12%next => ll12
    ll12 => lc12
  end do
  lc12 => ll12
  do while (associated(lc12))
    w = 0.5*w + 0.25*(lc12%v*sum(w))
    lc12%v = cos(lc12%v + sum(w))
    lc12 => lc12%next
  end do
  w = w + 0.125*ll12%v
  do i = 1, 2
    ppw(i) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*2, 5) + 1
  end do
  do i = 1, 5
    us(i) = ps*(0.3d0*i)
  end do
  t2 = sin(a2(int(kl(int(kl(k1))))))
  qq13 => t1
  qq13 = 0.5*qq13 + 0.25*(qq13*cos(t1))
  qq13 => t2
  qq13 = 0.75*qq13*t1
  qq13 => t1
  t2 = qq13 - 0.25*t2
  t3 = 1.5d0
  i2 = kg
  i3 = n
  lh = p > a2(i2)
  ll14 => null()
  do li14 = 1, 2
    allocate(lc14)
    lc14%v = sin(u1*(0.25*li14))
    lc14%next => ll14
    ll14 => lc14
  end do
  lc14 => ll14
  do while (associated(lc14))
    u1 = 0.5*u1 + 0.25*(lc14%v*u1)
    lc14 => lc14%next
  end do
  u1 = u1 + 0.125*ll14%v
  do while (associated(ll14))
    lc14 => ll14%next
    deallocate(ll14)
    ll14 => lc14
  end do
  u1 = 1.25d0
  ll15 => null()
  do li15 = 1, 2
    allocate(lc15)
    lc15%v = sin(t3*(0.25*li15))
    lc15%next => ll15
    ll15 => lc15
  end do
  lc15 => ll15
  do while (associated(lc15))
    t3 = 0.5*t3 + 0.25*(lc15%v*t3)
    lc15%v = cos(lc15%v + t3)
    lc15 => lc15%next
  end do
  t3 = t3 + 0.125*ll15%v
  call s1_2(5, cd1, cd1, cd1, ps, us)
  w(1) = h1 + i2**sin(sf(0.3d0*3.0d0))
  do i = i2, int(kl(i3))
    ll16 => null()
    do li16 = 1, 4
      allocate(lc16)
      lc16%v = sin(u1*(0.25*li16))
      lc16%next => ll16
      ll16 => lc16
    end do
    lc16 => ll16
    do while (associated(lc16))
      u1 = 0.5*u1 + 0.25*(lc16%v*u1)
      lc16%v = cos(lc16%v + u1)
      lc16 => lc16%next
    end do
    u1 = u1 + 0.125*ll16%v
    do j = 1, 5
      qq17 => t2
      qq17 = 0.5*qq17 + 0.25*(qq17*cos(t2))
      t1 = 0.5*(t1 + qq17)
      if (ppv(j) > ppu1) then
        ppt1 = sin(ppv(j)*0.7d0)
      else
        qq18 => u1
        qq18 = 0.5*qq18 + 0.25*(qq18*cos(u1))
        t1 = sin(ppv(j)*a2(i))
        ppt1 = tanh(t1*v(j) + ps*0.7d0)
      end if
      q = tanh(q + ppt1*ppt1)
    end do
    ll19 => null()
    do li19 = 1, 4
      allocate(lc19)
      lc19%v = sin(sum(w)*(0.25*li19))
      lc19%next => ll19
      ll19 => lc19
    end do
    lc19 => ll19
    do while (associated(lc19))
      w = 0.5*w + 0.25*(lc19%v*sum(w))
      lc19%v = cos(lc19%v + sum(w))
      lc19 => lc19%next
    end do
    w = w + 0.125*ll19%v
    do while (associated(ll19))
      lc19 => ll19%next
      deallocate(ll19)
      ll19 => lc19
    end do
    i2 = int(kl(n))
  end do
  lh = h1 >= 0.3d0
  i2 = 4
  us(kl(4)) = sin(us(kl(4)))*(p - cda(int(kl(kg))))
  kl(i2) = int(kl(i2))
  qq20 => w(ubound(w, 1):lbound(w, 1):-1)
  qq20 = 0.5*qq20 + 0.25*(qq20*cos(w))
  us(kl(4)) = sin(us(kl(4)))*(1.2d0 + (h1)**2)**0.75d0
  i2 = mod(int(kl(4)), 5) + 1
  us(i2) = sin(us(i2))*(ps*cda(n))
  qq21 => t2
  qq21 = 0.5*qq21 + 0.25*(qq21*cos(t2))
  if (t2 > 0.4) qq21 => t3
  qq21 = 0.75*qq21*t2
  qq21 => t2
  t3 = qq21 - 0.25*t3
  sa22 => t2
  sb22 => t1
  do si22 = 1, 3
    sa22 = 0.5*sa22 + 0.25*(sa22*cos(sb22))
    st22 => sa22
    sa22 => sb22
    sb22 => st22
  end do
  n = mod(i2 + 0, 5) + 1
  do i = 1, 5
    u1 = cda(i)*v(kg)
    v(i) = ppv(i) + sin(u1*cda(i) + sf(0.7d0*e3(1)))
    qq23 => u1
    qq23 = 0.5*qq23 + 0.25*(qq23*cos(u1))
    v(i) = v(i) + (u1*cda(i) + (ppw(1) - us(n)))
    qq24 => v
    qq24 = 0.5*qq24 + 0.25*(qq24*cos(v))
    u1 = u1*cda(i) + h1*q
  end do
end subroutine s2_2

subroutine p_2(n, x1, xa, y, ya, ys)
  implicit none
  integer :: n, kg, i, j, l, i2, i3, kl(5), is, iw
  integer*1 :: i1
  logical :: lf
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), g2, cd1, cda(5), h1, t1, f1_2, f2_2
  real*4 :: ys
  common /blk_2/ g1, ga, g2
  common /fixed_2/ cd1, cda
  common /ints_2/ kg
  common /other_2/ h1
  equivalence (i3, kl(5))
  real*8, target :: t3
  real*8, pointer :: ppt3
  real*8, target :: v(0:4)
  real*8, pointer :: ppv(:)
  real*8, target :: w(2)
  real*8, pointer :: ppw(:)
  real*8, target :: mix
  real*8, pointer :: ppmix
  real*4, target :: u1
  real*4, pointer :: ppu1
  real*4, target :: u2
  real*4, pointer :: ppu2
  real*4, target :: us(5)
  real*4, pointer :: ppus(:)
  real*4, pointer :: qq25
  type :: leaf
    real*8, pointer :: v => null()
    real*8 :: w = 0.5
  end type leaf
  type(leaf), target :: la26
  type(leaf), target :: lb26
  real*8, pointer :: qq27
  type :: cell
    real*8 :: v
    type(cell), pointer :: next
  end type cell
  type(cell), pointer :: ll28
  type(cell), pointer :: lc28
  integer :: li28
  real*4, pointer :: qq29
  type(cell), pointer :: ll30
  type(cell), pointer :: lc30
  integer :: li30
  type(cell), pointer :: ll31
  type(cell), pointer :: lc31
  integer :: li31
  real*8, pointer :: sa32
  real*8, pointer :: sb32
  real*8, pointer :: st32
  integer :: si32
  type(cell), pointer :: ll33
  type(cell), pointer :: lc33
  integer :: li33
  real*8, pointer :: qq34
  type(leaf), target :: lo35
  type(leaf), pointer :: lp35
  type(cell), pointer :: ll36
  type(cell), pointer :: lc36
  integer :: li36
  real*4, pointer :: qq37(:)
  real*4, pointer :: qq38
  t3 = 0.5
  ppt3 => t3
  v = 0.5
  ppv => v
  w = 0.5
  ppw => w
  mix = 0.5
  ppmix => mix
  u1 = 0.5
  ppu1 => u1
  u2 = 0.5
  ppu2 => u2
  us = 0.5
  ppus => us
  mix = 0.0d0
  mix = ppmix + 0.9d0*x1
  do i = 1, 5
    mix = ppmix + xa(i)*0.4d0
  end do
  mix = ppmix + 1.5d0*ys
  ppmix = mix + 0.3d0*g1
  do i = 1, n
    ppmix = ppmix + ga(i)*0.4d0
  end do
  mix = mix + 1.5d0*g2
  ppmix = ppmix + 0.3d0*h1
  do i = 1, n
    qq25 => u1
    qq25 = 0.5*qq25 + 0.25*(qq25*cos(u1))
    u2 = 0.5*(u2 + qq25)
    ya(i) = g1*(0.3d0*i)
  end do
  do i = 1, 5
    v(i - 1) = g1*(0.3d0*i)
  end do
  do i = 1, 2
    ppw(i) = ys*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 5) + 1
  end do
  do i = 1, 5
    us(i) = 0.7d0*(0.3d0*i)
  end do
  t1 = dble((ys))*sin(dble(kg) + xa(kl(mod(n + 0, 5) + 1)))
  la26%v => t3
  lb26 = la26
  lb26%v = 0.5*lb26%v + 0.25*la26%w
  lb26%w = t3*la26%v
  t3 = 0.5*t3 + 0.25*(la26%v*(lb26%w + la26%w))
  la26%v = 0.5*la26%v + 0.125*lb26%w
  i1 = kg
  i2 = n
  lf = 1.5d0 <= 2.0d0
  ppu2 = xa(kl(4))
  ppv(1 - 1) = tanh((1.2d0 + (acos(0.6d0*sin(2.0d0*sin(x1))))**2)**0.75d0)
  qq27 => mix
  qq27 = 0.5*qq27 + 0.25*(qq27*cos(mix))
  if (mix > 0.4) qq27 => t3
  qq27 = 0.75*qq27*mix
  qq27 => mix
  t3 = qq27 - 0.25*t3
  ll28 => null()
  do li28 = 1, 3
    allocate(lc28)
    lc28%v = sin(mix*(0.25*li28))
    lc28%next => ll28
    ll28 => lc28
  end do
  lc28 => ll28
  do while (associated(lc28))
    mix = 0.5*mix + 0.25*(lc28%v*mix)
    lc28 => lc28%next
  end do
  mix = mix + 0.125*ll28%v
  do while (associated(ll28))
    lc28 => ll28%next
    deallocate(ll28)
    ll28 => lc28
  end do
  ya(i2) = (f1_2(n, h1, v(int(i1) - 1), ya) + 2.0d0)/(1.5d0 + sin(kg**sin(u2 + x1))**2)
  i2 = 5
  call s2_2(i2, t1, v(kg - 1), g2, ya, u2, ya(min(int(i1), 4)), ya(min(kl(n), 4)), kg)
  ppw(2) = w(2)*sin(dble(sngl(((-w(2))))))
  iw = 5
  allocate(qq29)
  qq29 = u2*u2
  u2 = 0.5*(u2 + qq29*u2)
  deallocate(qq29)
  do while (iw > 0 .and. xa(mod(int(i1) + 3, 5) + 1) < 1.9d0)
    u1 = sin(f1_2(n, h1, w(1), xa))
    w(2) = f2_2(g1, min(dble(u1), cd1, dble(u2))*cos(v(kl(int(i1)) - 1)/(1.5d0 + sin(u2)**2)), &
        us(kg))
    iw = iw - 1
  end do
  if (lf) then
    ppt3 = tanh(2.0d0 + v(i2 - 1))
  else
    ll30 => null()
    do li30 = 1, 4
      allocate(lc30)
      lc30%v = sin(mix*(0.25*li30))
      lc30%next => ll30
      ll30 => lc30
    end do
    lc30 => ll30
    do while (associated(lc30))
      mix = 0.5*mix + 0.25*(lc30%v*mix)
      lc30 => lc30%next
    end do
    mix = mix + 0.125*ll30%v
    ppw(1) = cd1 - t1
  end if
  ys = ys + log_gamma(-1.5d0 + 0.3d0*sin(h1))
  do l = n, 1, -2
    t3 = tanh(ppv(mod(l + 2, 5) + 1 - 1)*ga(i2))
    i3 = kg
  end do
  ll31 => null()
  do li31 = 1, 4
    allocate(lc31)
    lc31%v = sin(t3*(0.25*li31))
    lc31%next => ll31
    ll31 => lc31
  end do
  lc31 => ll31
  do while (associated(lc31))
    t3 = 0.5*t3 + 0.25*(lc31%v*t3)
    lc31%v = cos(lc31%v + t3)
    lc31 => lc31%next
  end do
  t3 = t3 + 0.125*ll31%v
  do while (associated(ll31))
    lc31 => ll31%next
    deallocate(ll31)
    ll31 => lc31
  end do
  sa32 => t3
  sb32 => mix
  do si32 = 1, 3
    sa32 = 0.5*sa32 + 0.25*(sa32*cos(sb32))
    st32 => sa32
    sa32 => sb32
    sb32 => st32
  end do
  g2 = x1*dble(l)
  call s1_2(n, t1*cos(dble(l)*3.0d0), ya(kl(mod(kg + 0, 5) + 1)), (ga(kg) - cd1)*cos(xa(n)* &
      xa(i1)), ys, us)
  i3 = 5
  g1 = f1_2(n, v(kl(mod(int(i1) + 3, 5) + 1) - 1), x1, xa) + cda(n)*sin(cd1)
  ll33 => null()
  do li33 = 1, 3
    allocate(lc33)
    lc33%v = sin(sum(w)*(0.25*li33))
    lc33%next => ll33
    ll33 => lc33
  end do
  lc33 => ll33
  do while (associated(lc33))
    w = 0.5*w + 0.25*(lc33%v*sum(w))
    lc33 => lc33%next
  end do
  w = w + 0.125*ll33%v
  do while (associated(ll33))
    lc33 => ll33%next
    deallocate(ll33)
    ll33 => lc33
  end do
  is = -1
  do l = kg, n, is
    if (lf .or. xa(kl(l)) <= 3.0d0) then
      y = tanh(i2**sin(f1_2(n, 1.25*cos(dble(real((cda(kl(1)))))), w(2), v)))
      u2 = sin(0.6d0*sin(u2) + log(2.0d0 + sin(erfc(0.7d0))))
    else
      t1 = cos(v(i2 - 1)) + (v(kg - 1) - v(kl(i3) - 1))
    end if
    qq34 => t3
    qq34 = 0.5*qq34 + 0.25*(qq34*cos(t3))
    mix = 0.5*(mix + qq34)
    do i = n, 2, -1
      do j = i - 1, 1, -1
        lp35 => lo35
        lp35%v => t3
        lp35%w = 0.5*t3
        t3 = 0.5*t3 + 0.25*(lo35%v*lo35%w)
        lo35%w = lp35%v*lp35%w
        lo35%v = 0.75*t3 + 0.25*lp35%w
        ppv(j - 1) = v(j - 1) - 0.3d0*(v(5 - 1)*v(i - 1))
      end do
      ya(int(i1)) = 0.6d0*sin(ya(int(i1))) + exp(0.5d0*sin(t1/(1.5d0 + sin(dble(i1))**2)))
    end do
  end do
  y = 1.25d0*ya(i2) + (g2 - g1)
  x1 = x1 + 0.7d0*sin(mix)
  do i = 1, 5
    xa(i) = xa(i) + 2.0d0*sin(ppmix)
  end do
  y = y + 1.25d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 3.0d0*sin(mix)
  end do
  ys = ys + 0.7d0*sin(ppmix)
  ll36 => null()
  do li36 = 1, 3
    allocate(lc36)
    lc36%v = sin(sum(v)*(0.25*li36))
    lc36%next => ll36
    ll36 => lc36
  end do
  lc36 => ll36
  do while (associated(lc36))
    v = 0.5*v + 0.25*(lc36%v*sum(v))
    lc36%v = cos(lc36%v + sum(v))
    lc36 => lc36%next
  end do
  v = v + 0.125*ll36%v
  do while (associated(ll36))
    lc36 => ll36%next
    deallocate(ll36)
    ll36 => lc36
  end do
  g1 = g1 + 0.3d0*sin(ppmix)
  allocate(qq37(5))
  qq37 = us*us
  us = 0.5*(us + qq37*us)
  deallocate(qq37)
  do i = 1, 5
    ga(i) = ga(i) + 2.0d0*sin(ppmix)
  end do
  qq38 => u2
  qq38 = 0.5*qq38 + 0.25*(qq38*cos(u2))
  if (u2 > 0.4) qq38 => u1
  qq38 = 0.75*qq38*u2
  qq38 => u2
  u1 = qq38 - 0.25*u1
  g2 = g2 + 2.0d0*sin(ppmix)
  h1 = h1 + 2.0d0*sin(mix)
end subroutine p_2

block data bd_2
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed_2/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
end block data bd_2
