! head p_9(y)/(x1,x2,y)
! input n integer 3
! input x1 real 0.88712664615176262
! input x2 real 0.64140785466397887
! input xa real array 0.24392330928271902 -0.36113345410027647 0.88501082415917232
! input y real -0.76687900781747942
! input gm1 real module md_9 gm1 -0.47658100831988848
! input gmay real array module md_9 gma 0.78295872388683163 0.75062748605895679 0.64802834581284374
! input gm2 real module md_9 gm2 0.98891290618655336
! input kmy integer module md_9 km 3
! head s2_9(q,ps)/(p,a) called
! input n integer 3
! input p real -0.38462073550930875
! input q real 0.55196728564408659
! input a real array 0.31533004058248776 -0.93498946004801797 -0.83263357980265806
! input ps real4 undefined 0.32227471470832825
! input k1 integer 2
! input gm1 real module md_9 gm1 0.32037949581036268
! input gma real array module md_9 gma -0.92292830153320304 -0.68379791323640904 1.0285223250877353
! input gm2 real module md_9 gm2 -1.095287830200081
! input km integer module md_9 km 3
module heap_9
  type :: typeheld2_p_9
    integer, allocatable :: kl(:)
  end type typeheld2_p_9
contains
  subroutine renewed(a)
    real*8, allocatable, intent(inout) :: a(:)
    real*8, allocatable :: c(:)
    c = a
    deallocate(a)
    allocate(a(lbound(c, 1):ubound(c, 1)))
    a(:) = 0.5*sin(c)
  end subroutine renewed

  subroutine swelled(a)
    real*8, allocatable, intent(inout) :: a(:)
    real*8, allocatable :: c(:)
    c = a
    a = [a, 0.25*a]
    c(:) = 0.5*c + a(2:size(c) + 1)
    call move_alloc(c, a)
  end subroutine swelled
end module heap_9

module md_9
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(3)
  double precision :: gm2
  integer :: km
  interface anyf1_9
    module procedure f1_9, nof1_9
  end interface anyf1_9
contains
  function f1_9(x, ps)
    implicit real*8 (a-h, o-z), integer (i-n)
    logical*1 :: lf
    real(wp) :: gm2, v(0:2), c(3, 2)
    real*4 :: u1
    real, value :: ps
    character(len=4) :: ch
    do i = 1, 3
      v(i - 1) = ps*(0.3d0*i)
    end do
    do i = 1, 3
      c(i, 1) = gm1*(0.3d0*i)
      c(i, 2) = 0.3d0*(0.3d0*i)
    end do
    gm2 = dble(real((gm1/(1.5d0 + sin(dble(km))**2))))
    t1 = asinh(2.0d0) - (ps + x)
    t2 = dim(1.5d0 + gm2, 0.7d0 - gm1)
    lf = ps >= 3.0d0
    u1 = 3.0d0
    ch = 'down'
    c(km, 1) = c(km, 1)*cos(c(km, 1))
    jw = km
    do while (jw > 0)
      t2 = tanh(gma(km) - ps)
      c(km, mod(km, 2) + 1) = c(km, mod(km, 2) + 1) + min(gma(mod(km + 3, 3) + 1) - v(km - 1), &
          v(km - 1) + dble(i), fraction(1.25d0))
      jw = jw - 1
    end do
    f1_9 = gm1 - c(km, mod(km, 2) + 1) + c(km, 2)
  end function f1_9

  function f2_9(n, x, a)
    integer :: n, i, j
    real(wp) :: x, a(n), gm2, t2, t3, v(3), f2_9
    real :: u1, u2
    do i = 1, 3
      v(i) = x*(0.3d0*i)
    end do
    gm2 = 1.5d0
    t2 = anyf1_9(1.5d0, sngl(0.3d0))
    t3 = gma(n)
    u1 = t3*0.9d0
    u2 = gma(n)*sin(1.25d0)
    v(km) = max(gm2, t3)
    gm2 = sin(asin(0.6d0*sin(km**sin(x*a(km)))))
    do i = mod(km + 3, 3) + 1, n
      do j = 2, 2, -1
        v(j) = v(j)*v(j + 1) + t3
        v(j) = v(j + 1)*v(j) + (v(j) + 3.0d0)
        v(j) = v(j - 1)*v(j) + 1.25
      end do
      t3 = sin(u2*sin(x))
      u1 = sin(u2*sin(a(n))*sin(dble(real((x), 4))) + anyf1_9(v(mod(i + 2, 3) + 1), u1))
    end do
    f2_9 = (1.25d0 + t2)*sin(1.25d0 - km*0.25d0)
  end function f2_9

  function nof1_9(q0, q1, q2)
    real*8 :: q0, q1, q2, nof1_9
    nof1_9 = 7.5d0
  end function nof1_9
end module md_9

recursive subroutine s1_9(n, p, q, ps, as, e2, e3, lev)
  use heap_9
  use md_9, only: anyf1_9
  implicit none
  integer :: n, lev, i, i1, i2
  logical(8) :: lh
  double precision :: p, q, e2(2), e3(2), t1, t2, t3, sf, za
  real*4 :: ps, as(n), u1, u2
  namelist /nl/ n, u2
  sf(za) = za*sin(za)
  double precision, allocatable :: v(:)
  double precision, allocatable :: mv(:)
  double precision, allocatable :: w(:)
  double precision, allocatable :: mw(:)
  allocate(v(0:2))
  v = 0.5
  allocate(w(2))
  w = 0.5
  mv = 0.75*v
  v = mv
  deallocate(mv)
  do i = 1, 3
    v(i - 1) = ps*(0.3d0*i)
  end do
  if (size(w) > 2) then
    call move_alloc(w, mw)
    call move_alloc(mw, w)
  end if
  do i = 1, 2
    w(i) = ps*(0.3d0*i)
  end do
  allocate(mw, mold=w)
  mw(:) = w
  deallocate(w)
  allocate(w(2))
  w = 0.5
  w(:) = 0.75*mw
  deallocate(mw)
  t1 = (v(n - 1) + p)*sin(e2(1))
  if (size(v) > 2) then
    allocate(mv, mold=v)
    mv(:) = v
    deallocate(v)
    allocate(v(0:2))
    v = 0.5
    v(:) = 0.75*mv
    deallocate(mv)
  end if
  t3 = ps*t1/(1.5d0 + sin(p + as(mod(n + 3, 3) + 1))**2)
  mv = 0.75*v
  v = mv
  deallocate(mv)
  i1 = 1
  allocate(mv, mold=v)
  mv(:) = v
  deallocate(v)
  allocate(v(0:2))
  v = 0.5
  v(:) = 0.75*mv
  deallocate(mv)
  i2 = n
  lh = i2 >= 1
  u1 = t3*sin(tan(0.4d0*sin(p)))
  u2 = p
  t2 = (0.3d0 - u1 + (0.7d0 - v(1 - 1)))/(1.5d0 + sin(anyf1_9(p, u1))**2)
  u2 = u2 + (-u1)
  t3 = t3*cos(t3)
  lh = lh
  if (lev > 0) call s1_9(n, p, q, ps, as, e2, e3, lev - 1)
  if (size(v) > 2) then
    mv = 0.75*v
    v = mv
    deallocate(mv)
  end if
  w(1) = t3
  q = w(2) + v(2 - 1) - ps*as(i2)
  deallocate(v)
end subroutine s1_9

subroutine s2_9(n, p, q, a, ps, k1)
  use heap_9
  implicit none
  integer :: n, k1, i, i1, i2, i3
  real*8 :: p, q, a(n), t1, t2, t3, mix
  real*4 :: ps, u2
  real*4, allocatable :: us(:)
  real*4, allocatable :: mus(:)
  allocate(us(3))
  us = 0.5
  mix = 0.0d0
  call move_alloc(us, mus)
  call move_alloc(mus, us)
  mix = mix + 1.25d0*p
  mix = mix + 2.0d0*q
  do i = 1, 3
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 3
    us(i) = 1.5d0*(0.3d0*i)
  end do
  t1 = (us(mod(n + 2, 3) + 1))*anint(a(k1))*dble(us(mod(n + 0, 3) + 1))
  t2 = 0.5d0
  t3 = 0.9d0
  i1 = n
  i2 = mod(n + 1, 3) + 1
  i3 = i2
  u2 = sign(0.3d0, a(i2))*sin(t3 - t2)
  us(i2) = us(i2)*cos(us(i2))
  q = t3*sin(dble(k1))
  p = sin(abs(us(mod(n + 3, 3) + 1) - dble(i1))*us(2))
  select case (i3)
  case (2)
    p = p*cos(p)
    if (p < q .or. 2 <= 2) then
      do i = i3, mod(i2 + 2, 3) + 1, -2
        t2 = t2 + (2.0d0 + a(1))
        ps = tanh(exp(-(0.01d0*asind(0.7d0*sin(q)))**2))
        us(i) = sin(a(i2))*(t3 + t2)*sin((-t3))
      end do
      u2 = t1*dble(i)
      t2 = i1**sin(dble(sin(us(mod(i2 + 0, 3) + 1)*0.5)**i2))
    end if
  case default
  case (3, 4:)
    q = t3
    i3 = i1
  end select
  mus = 0.75*us
  us = mus
  deallocate(mus)
  ps = erfc(exp(0.5d0*sin(us(i1))))
  p = p + 0.7d0*sin(mix)
  allocate(mus, mold=us)
  mus(:) = us
  deallocate(us)
  allocate(us(3))
  us = 0.5
  us(:) = 0.75*mus
  deallocate(mus)
  q = q + 2.0d0*sin(mix)
  ps = ps + 0.3d0*sin(mix)
  deallocate(us)
end subroutine s2_9

subroutine p_9(n, x1, x2, xa, y)
  use heap_9
  use, intrinsic :: iso_fortran_env
  use md_9, only: wp, gm1, gmay => gma, gm2, kmy => km, anyf1_9
  implicit none
  integer :: n, i, j, l, i1, i2, i3
  real*8 :: x1, x2, xa(3), y, t1, t2, mix, sf, sg, za, zb
  real*4 :: u1, u2
  real*8 :: da(3)
  data da /2*0.5d0, 1*1.5d0/
  sf(za) = za*sin(za)
  sg(za, zb) = sf(zb) - sin(za)
  integer, allocatable :: mkl(:)
  real*8, allocatable :: v(:)
  real*8, allocatable :: mv(:)
  type(typeheld2_p_9) :: held2
  allocate(held2%kl(3))
  held2%kl = 1
  allocate(v(3))
  v = 0.5
  mix = 0.0d0
  mix = mix + 1.25d0*x1
  allocate(mv, mold=v)
  mv(:) = v
  deallocate(v)
  allocate(v(3))
  v = 0.5
  v(:) = 0.75*mv
  deallocate(mv)
  mix = mix + 2.0d0*x2
  mkl = held2%kl
  held2%kl = mkl
  deallocate(mkl)
  do i = 1, 3
    mix = mix + xa(i)*0.4d0
  end do
  call move_alloc(held2%kl, mkl)
  call move_alloc(mkl, held2%kl)
  mix = mix + 1.25d0*y
  call move_alloc(held2%kl, mkl)
  call move_alloc(mkl, held2%kl)
  mix = mix + 3.0d0*gm1
  call move_alloc(held2%kl, mkl)
  call move_alloc(mkl, held2%kl)
  do i = 1, n
    mix = mix + gmay(i)*0.4d0
  end do
  mix = mix + 1.25d0*gm2
  do i = 1, n
    call renewed(v)
    v(i) = gm2*(0.3d0*i)
  end do
  do i = 1, n
    call move_alloc(held2%kl, mkl)
    call move_alloc(mkl, held2%kl)
    held2%kl(i) = mod(i*2, 3) + 1
  end do
  t1 = log(2.0d0 + sin(v(kmy) - gm1))
  t2 = (1.2d0 + (x1)**2)**0.75d0 - 0.9d0
  call move_alloc(held2%kl, mkl)
  call move_alloc(mkl, held2%kl)
  i1 = held2%kl(n)
  i2 = n
  i3 = kmy
  u1 = (y + v(held2%kl(2)))*dble(sngl((da(mod(n + 2, 3) + 1))))
  call renewed(v)
  do i = 1, 2
    t1 = acosh(1.0d0 + (gm1 - gm1)**2) + (1.2d0 + (t2)**2)**0.75d0
    if (size(held2%kl) > 2) then
      mkl = held2%kl
      held2%kl = mkl
      deallocate(mkl)
    end if
    do j = i + 1, n
      if (size(held2%kl) > 2) then
        mkl = held2%kl
        held2%kl = mkl
        deallocate(mkl)
      end if
      gmay(j) = gmay(j) + 0.3d0*(gmay(i)*gmay(i))
    end do
  end do
  call s2_9(n, gm1, t2, gmay, u1, kmy)
  gmay(held2%kl(i3)) = gmay(held2%kl(i3)) + (sf(3.0d0*x2) + 2.0d0*sin(i3*0.25d0))
  do i = 1, n
    call move_alloc(held2%kl, mkl)
    call move_alloc(mkl, held2%kl)
    u2 = sin(x2/(1.5d0 + sin(sg(0.3d0*da(n), 0.5d0))**2))
    allocate(mv, mold=v)
    mv(:) = v
    deallocate(v)
    allocate(v(3))
    v = 0.5
    v(:) = 0.75*mv
    deallocate(mv)
    select case (i3)
    case (1:1)
      v(mod(kmy + 2, 3) + 1) = tanh(dble(sngl((1.5d0*sin(i1*0.25d0) + (x1 + 0.5)))))
      do j = n, i, -1
        v(i) = sin(sf(1.25d0*t2) + (kmy*0.25d0 - y))
      end do
    case (2)
      do l = 1, n
        gmay(i) = sin(gmay(i)*sin(abs(0.7d0)))
      end do
    case (3)
      gmay(held2%kl(i3)) = tanh(gm1 + gm2)
    case default
      gmay(i) = gmay(i)*sin(anyf1_9(2.0d0*da(2)*cos((-da(i3))), u2))
      do l = i1, n
        t2 = sin(x1*gm1)
        gm1 = tanh(t2*t2*dble(i1))
        do y = y, y + 1.25d0, 0.5d0 + 0.02d0*sin(v(held2%kl(l)))
          u1 = sin((u2 - v(i))*dble(y))
          u2 = sin(x2*x1)
          t2 = tanh(u2*u2*t2)
          gmay(i2) = 0.6d0*sin(gmay(i2)) + (gm1 + x2 + (t1 + u1))
          u1 = u1*cos(u1)
        end do
        i1 = mod(i3 + 0, 3) + 1
      end do
      i3 = 3
    end select
    if (y > 2.0d0) then
      gmay(i) = 0.6d0*sin(gmay(i)) + anyf1_9(gm1, u1)
      gm2 = tanh(exp(-(xa(mod(kmy + 0, 3) + 1)/(1.5d0 + sin(x2)**2))**2) + (x1/(1.5d0 + &
          sin(y)**2) - xa(2)/(1.5d0 + sin(0.5d0)**2)))
    end if
  end do
  call move_alloc(held2%kl, mkl)
  call move_alloc(mkl, held2%kl)
  u1 = (-u1) + dble(0.9d0)*sg(1.5d0*3.0d0, 0.9d0*y)
  gmay(held2%kl(i1)) = sf(0.7d0*gm1)*sin((-xa(kmy)))
  v(kmy) = v(kmy) + sf(1.5d0*xa(3))
  gmay(held2%kl(i2)) = 2.0d0*sin(gmay(i1))*(da(held2%kl(i2))*x2)
  y = y + 0.7d0*sin(mix)
  gm1 = gm1 + 0.9d0*sin(mix)
  do i = 1, 3
    call swelled(v)
    gmay(i) = gmay(i) + 0.9d0*sin(mix)
  end do
  allocate(mv, mold=v)
  mv(:) = v
  deallocate(v)
  allocate(v(3))
  v = 0.5
  v(:) = 0.75*mv
  deallocate(mv)
  gm2 = gm2 + 0.7d0*sin(mix)
  deallocate(held2%kl)
  deallocate(v)
end subroutine p_9
