! head p_9(x2,y,ya)/(x1,x2,xa)
! input n integer 3
! input x1 real 0.95237980182518123
! input x2 real 1.1090378029762062
! input xa real array -0.31417291430812566 -1.2926378764671849 -0.35962371631082629
! input k integer array 2 1 3
! input m integer 1
! input y real undefined 0.66164546146004577
! input ya real array undefined 0.74056109199403641 0.91942601842464589 0.3380733291007042
! head s2_9(p,q)/(p,a)
! input p real 0.40251340827363602
! input q real undefined 0.64192652242846049
! input r real 0.26615798254092515
! input a real array 0.27289518994872969 -1.0275292064595007 -0.49687241047185093
! input e2 real array 0.82594670321063712 0.94874736076877153
! input e3 real array -0.21391609620801419 1.1057471255852576
module heap_9
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

  subroutine lost(a, again, from, last, v)
    real*8, allocatable, intent(inout) :: a(:)
    logical, intent(in) :: again
    integer, intent(in) :: from
    integer, intent(in) :: last
    real*8, intent(in) :: v
    deallocate(a)
    if (.not. again) return
    allocate(a(from:last))
    a = 0.75*sin(v)
  end subroutine lost

  function shifted(a) result(r)
    real*8, intent(in) :: a(:)
    real*8, allocatable :: r(:)
    allocate(r(0:size(a) - 1))
    r(:) = 0.75*sin(a)
    r(0) = a(1)*r(0)
  end function shifted

  subroutine without(a, c)
    real*8, intent(inout) :: a(:)
    real*8, optional :: c(:)
    if (present(c)) then
      a = a*c(1)
    else
      a = 0.75*a
    end if
  end subroutine without
end module heap_9

subroutine p_9(n, x1, x2, xa, k, m, y, ya)
  use heap_9
  implicit none
  integer :: n, k(3), m, i, l, i1, i2, iw
  integer(2) :: i3
  integer*8 :: ll
  real*8 :: x1, x2, xa(n), y, ya(n), t1, t2, t3, mix, f1_9, f2_9
  integer, allocatable :: kl(:)
  integer, allocatable :: mkl(:)
  integer :: stkl
  real*8, allocatable :: c(:, :)
  real*8, allocatable :: mc(:, :)
  integer :: stc
  real*8, allocatable :: w(:)
  real*8, allocatable :: mw(:)
  integer :: stw
  allocate(kl(3))
  kl = 1
  allocate(c(3, 2))
  c = 0.5
  allocate(w(2))
  w = 0.5
  mix = 0.0d0
  allocate(mkl, mold=kl)
  mkl(:) = kl
  deallocate(kl)
  allocate(kl(3))
  kl = 1
  kl(:) = mkl
  deallocate(mkl)
  mix = mix + 0.7d0*x1
  mw = shifted(w)
  w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
  deallocate(mw)
  mix = mix + 0.9d0*x2
  mkl = kl
  kl = mkl
  deallocate(mkl)
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  do i = 1, n
    ya(i) = 0.7d0*(0.3d0*i)
  end do
  mw = shifted(w)
  w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
  deallocate(mw)
  do i = 1, 3
    c(i, 1) = 1.25d0*(0.3d0*i)
    c(i, 2) = x2*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.9d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*1, 3) + 1
  end do
  t1 = m**sin(c(mod(m + 1, 3) + 1, 2) + c(m, 1))
  t2 = acos(0.6d0*sin(ya(kl(mod(m + 0, 3) + 1)) + x2))
  i1 = m
  i2 = n
  call renewed(w)
  i3 = m
  do i = k(int(i3)), m, -1
    t3 = tanh(x1 + (x1 - c(n, mod(m, 2) + 1) + f1_9(ya(k(k(m)))*cos(m**sin(c(1, 1))), x2)))
    do l = mod(int(i3) + 2, 3) + 1, n, -1
      w(1) = 0.6d0*sin(w(1)) + ya(m)
      c(l, 2) = sin(min(t1, t1))
    end do
  end do
  allocate(kl(3), stat=stkl)
  if (stkl /= 0) kl(:) = kl
  t1 = t2*x2*dble(i)
  allocate(c(3, 2), stat=stc)
  if (stc /= 0) c(:, :) = 0.75*c
  w(1) = sin(dble(x1 - w(1)))
  if (int(i3) /= 2) then
    do ll = 3, 1, -1
      t1 = sin(c(1, mod(m, 2) + 1)*dble(ll))
      t2 = ya(mod(n + 3, 3) + 1)*xa(int(i3))
      x2 = tanh(t2*t2*x1)
      i2 = m
    end do
    if (t1 > 0.3d0) then
      w(1) = w(1) + w(2)
      c(n, 2) = 0.5d0*sin(c(i2, mod(i1, 2) + 1)) + x2*t1
    else
      i2 = 2
      print *, 'value', t2, i
    end if
  else
    if (i2 /= 3) then
      t3 = 1.25d0
      mc = 0.75*c
      c = mc
      deallocate(mc)
      t1 = c(kl(kl(i1)), 1)
    else
      i3 = 2
      ya(kl(2)) = sin(ya(kl(2)))*(w(1) + t2)
      call move_alloc(c, mc)
      call move_alloc(mc, c)
      kl(i3) = i1
      ya(kl(2)) = sin(ya(kl(2)))*(x2 + 0.7d0)
      i3 = mod(kl(2), 3) + 1
      ya(i3) = sin(ya(i3))*(w(2) - 2.0d0)
    end if
    c(kl(mod(i1 + 1, 3) + 1), 1) = c(kl(mod(i1 + 1, 3) + 1), 1)*cos(c(kl(mod(i1 + 1, 3) + 1), 1))
  end if
  mw = shifted(w)
  w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
  deallocate(mw)
  do i = 2, 2
    ya(i) = sin(xa(i + 1)*xa(i - 1) + xa(i - 1))
    ya(i) = xa(i - 1)*ya(m) + ya(kl(int(i3)))
  end do
  if (size(c) > 2) then
    deallocate(mc, stat=stc)
    if (stc /= 0) c(:, :) = 0.75*c
  end if
  y = x1*x2/(1.5d0 + sin(cos(t1))**2)*sin(min(x2, t2, 0.7d0)/(1.5d0 + sin(f2_9(n, x2, xa))**2))
  if (size(c) > 2) then
    allocate(mc, mold=c)
    mc(:, :) = c
    deallocate(c)
    allocate(c(3, 2))
    c = 0.5
    c(:, :) = 0.75*mc
    deallocate(mc)
  end if
  iw = 3
  mc = 0.75*c
  c = mc
  deallocate(mc)
  do while (iw > 0 .and. c(mod(m + 3, 3) + 1, 2) < 1.9d0)
    do i = 2, 2
      if (size(kl) > 2) then
        allocate(mkl, mold=kl)
        mkl(:) = kl
        deallocate(kl)
        allocate(kl(3))
        kl = 1
        kl(:) = mkl
        deallocate(mkl)
      end if
      ya(i) = tanh(ya(i + 1)*ya(i - 1) + y)
      if (size(kl) > 2) then
        mkl = kl
        kl = mkl
        deallocate(mkl)
      end if
      t1 = t1 + (ya(i + 1)*ya(i + 1) + ya(i + 1))
      ya(i) = ya(i + 1)*ya(i - 1) + (w(1) + x1)
    end do
    c(mod(n + 0, 3) + 1, 2) = sin(c(mod(n + 0, 3) + 1, 2)*cos(c(mod(n + 0, 3) + 1, 2)))
    call without(w, mw)
    select case (i3)
    case (1:1)
      ya(kl(n)) = sin(0.6d0*sin(ya(kl(n))) + (x2 - y))
    case (2)
      i3 = m
    case (3)
      t2 = sin(f1_9(t2, x2))
    end select
    mc = 0.75*c
    c = mc
    deallocate(mc)
    iw = iw - 1
  end do
  if (c(n, mod(i1, 2) + 1) <= 3.0d0) t3 = c(kl(n), mod(i2, 2) + 1) - dble(i3)
  t3 = abs(i2**sin(x1))
  call move_alloc(c, mc)
  call move_alloc(mc, c)
  i1 = mod(i2 + 0, 3) + 1
  ya(kl(mod(int(i3) + 0, 3) + 1)) = erfc(log10(3.0d0 + cos(0.3d0)))
  c(kl(kl(int(i3))), 1) = cotan(1.5d0 + 0.8d0*sin(xa(m))) - x2/(1.5d0 + sin(t2)**2)
  y = x1/(1.5d0 + sin(t2)**2)
  x2 = x2 + 3.0d0*sin(mix)
  y = y + 0.7d0*sin(mix)
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  do i = 1, 3
    ya(i) = ya(i) + 0.5d0*sin(mix)
  end do
  do i = 1, n
    t1 = sin(xa(i)*t1)
    if (t1 > xa(i)) then
      t1 = sin(t1*xa(i) + exp(0.5d0*sin(ya(i2))))
    else
      mw = 0.75*w
      w = mw
      deallocate(mw)
      t1 = sin(t1*xa(i) + (w(2) + dble(m)))
    end if
    y = y + (t1*xa(i) + t1*ya(1))
    t1 = tanh(t1*xa(i) + dble(i3))
  end do
  deallocate(kl)
  deallocate(c)
end subroutine p_9

subroutine s2_9(p, q, r, a, e2, e3)
  use heap_9
  implicit none
  integer :: i, i1
  integer(1) :: i2
  integer*2 :: i3
  logical(8) :: lh
  double precision :: p, q, r, a(3), e2(2), e3(2), t1, t2, t3, mix, f1_9
  character(len=4) :: ch
  double precision, allocatable :: v(:)
  double precision, allocatable :: mv(:)
  integer :: stv
  allocate(v(3))
  v = 0.5
  mix = 0.0d0
  call move_alloc(v, mv)
  call move_alloc(mv, v)
  mix = mix + 2.0d0*p
  call move_alloc(v, mv)
  call move_alloc(mv, v)
  mix = mix + 0.3d0*r
  do i = 1, 3
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 3
    v(i) = 1.25d0*(0.3d0*i)
  end do
  t1 = min(i*0.25d0*v(3), bessel_y1(2.0d0 + 1.0d0*sin(v(2))))
  t2 = f1_9(v(2), a(1)) - (p - dble(i))
  i1 = 3
  i2 = 1
  lh = r < 2.0d0
  call move_alloc(v, mv)
  call move_alloc(mv, v)
  ch = 'up'
  t3 = v(int(i2))*sin(t1)
  v(i2) = max(t3, v(i2))
  i1 = int(i2)
  mv = 0.75*v
  v = mv
  deallocate(mv)
  v(i1) = tanh(e3(2)*(p/(1.5d0 + sin(a(mod(i1 + 3, 3) + 1))**2) - acosh(2.5d0 + 1.0d0*sin(3.0d0))))
  i3 = mod(i1 + 3, 3) + 1
  allocate(mv, mold=v)
  mv(:) = v
  deallocate(v)
  allocate(v(3))
  v = 0.5
  v(:) = 0.75*mv
  deallocate(mv)
  t1 = tanh(a(i1)*sin(i3*0.25d0) + p)
  q = v(i1)*sin(t1) - (1.2d0 + (dble(i1))**2)**0.75d0
  allocate(v(3), stat=stv)
  if (stv /= 0) v(:) = 0.75*v
  p = p + 0.9d0*sin(mix)
  allocate(mv, mold=v)
  mv(:) = v
  deallocate(v)
  allocate(v(3))
  v = 0.5
  v(:) = 0.75*mv
  deallocate(mv)
  q = q + 0.3d0*sin(mix)
  deallocate(v)
end subroutine s2_9

subroutine s1_9(n, p, q, r, a, which, s, lg, ka)
  use heap_9
  integer :: n, ka(3), i, j, l, i1, i3
  logical :: lg
  real*8 :: p, q, r, a(0:n - 1), s(2), t1, t2, c(3, 2)
  character(len=*) :: which
  character(len=4) :: ch
  equivalence (t1, t2)
  namelist /nl/ n, ch
  real*8, allocatable :: w(:)
  real*8, allocatable :: mw(:)
  integer :: stw
  allocate(w(2))
  w = 0.5
  do i = 1, 3
    c(i, 1) = 3.0d0*(0.3d0*i)
    c(i, 2) = q*(0.3d0*i)
  end do
  do i = 1, 2
    call without(w, mw)
    w(i) = q*(0.3d0*i)
  end do
  call renewed(w)
  t1 = 0.7d0
  call swelled(w)
  t2 = 3.0d0
  lg = .true.
  ch = which
  i1 = mod(n + 3, 3) + 1
  do l = 3, 1, -2
    mw = shifted(w)
    w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
    deallocate(mw)
    do j = 1, 3
      t2 = abs(c(l, 1)/(1.5d0 + sin(q)**2)) + (dble(l) + t1)
    end do
  end do
  t1 = t1*cos(t1)
  i3 = i1
  mw = shifted(w)
  w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
  deallocate(mw)
  n = n
end subroutine s1_9

function f2_9(n, x, a)
  implicit none
  integer :: n
  double precision :: x, a(n), t1, f2_9
  t1 = a(n) - a(n)
  f2_9 = a(mod(n + 0, 3) + 1)
end function f2_9

function f1_9(x, y)
  implicit none
  real*8 :: x, y, f1_9
  f1_9 = y
end function f1_9
