! head p_19(x1,x2,y,g1,gma,gm2)/(x1,x2,y,ya,g1,ga,gma)
! input n integer 3
! input x1 real 0.55937910232645272
! input x2 real 0.83935445361983585
! input xa real array 1.1946889090441555 0.44008106547204018 0.64598337523060301
! input y real 0.45635712840617587
! input ya real array 0.20949241725516973 0.65815836773764991 -0.33778324363287471
! input g1 real common blk_19 -1.2707576191258767
! input gc real common blk_19 1.0677306350804532
! input ga real array common blk_19 0.45296355878635897 1.1359561139794809 -0.20160306753423873
! input gm1 real module md_19 gm1 -0.25072105914858323
! input gma real array module md_19 gma -0.36673528995218313 0.67220595880437728 0.70224985927019667
! input gm2 real module md_19 gm2 -1.2560982103144482
module heap_19
  type :: typeheld1_f2_19
    real*8, allocatable :: c(:, :)
  end type typeheld1_f2_19
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
end module heap_19

module md_19
  implicit none
  integer, parameter :: nm = 3
  real*8, parameter :: cm = 1.25d0
  real*8 :: gm1
  double precision :: gma(3)
  real*8 :: gm2
  interface anyf1_19
    module procedure nof1_19, f1_19
  end interface anyf1_19
contains
  function f1_19(x, y)
    use, intrinsic :: iso_fortran_env
    implicit none
    integer :: i, j
    logical :: lh
    logical(8) :: lf
    integer :: kq
    real*8 :: gm2, t1, t2, t4, f1_19, sf, sk, za
    real*8, value :: x
    real*8, value :: y
    double precision :: da(3)
    data da /2*0.5d0, 1*1.5d0/
    sf(za) = za*sin(za)
    sk(kq) = 0.25*kq
    t1 = sk(int(nm)) + x
    lh = nm >= 1
    lf = .true.
    do i = 1, 3
      select case (nm)
      case (1:1)
      case default
        t2 = tanh(x)
      case (2)
        gm2 = acos(0.6d0*sin(y*(i*0.25d0)))
      case (3)
        t4 = tanh(sign(gma(i)*sin(x), da(mod(nm + 1, 3) + 1) - gma(3)))
        t4 = t4 + i**sin(gma(i) + x)*sin(cosh(sin(gma(i))))
      end select
      if (da(nm) < x) then
        t2 = sf(0.3d0*da(i))
        t4 = sin(t2)
      end if
      do j = 1, 3
        t4 = sin(cm*y)
        gm2 = t4*t4*gma(j)
        t1 = sign(gm1 + da(j), y)
      end do
    end do
    t4 = sk(int(nm))/(1.5d0 + sin(atan2(cm, 1.5d0 + (x)**2))**2)
    gm2 = tanh(cm*(y - da(nm)))
    f1_19 = (dble(i) + gm2)*sin(0.9d0*gm2)
    f1_19 = f1_19*cos(da(nm)*y)
  end function f1_19

  function f2_19(n, x, y, a)
    use heap_19
    implicit none
    integer :: n, i, j
    real*8 :: x, y, a(:), g1, gc, ga(3), gm2, t1, t2, f2_19
    common /blk_19/ g1, gc, ga
    save /blk_19/
    real*8, allocatable :: v(:)
    real*8, allocatable :: mv(:)
    integer :: stv
    real*8, allocatable :: mc(:, :)
    integer :: stc
    type(typeheld1_f2_19) :: held1
    allocate(v(3))
    v = 0.5
    allocate(held1%c(3, 2))
    held1%c = 0.5
    do i = 1, n
      v(i) = 0.5d0*(0.3d0*i)
    end do
    do i = 1, n
      held1%c(i, 1) = 0.7d0*(0.3d0*i)
      held1%c(i, 2) = 0.9d0*(0.3d0*i)
    end do
    gm2 = y - gma(nm)
    t1 = atan(held1%c(mod(n + 0, 3) + 1, 2))
    call renewed(v)
    t2 = 0.9d0
    v(n) = v(n)*cos(v(n))
    do i = n, 2, -1
      t1 = tanh((dble(v(nm)))**2)
      do j = 1, i - 1
        v(j) = v(j) - 0.3d0*v(i)
      end do
      allocate(v(3), stat=stv)
      if (stv /= 0) v(:) = 0.75*v
      held1%c(1, 1) = 1.5d0
    end do
    allocate(v(3), stat=stv)
    if (stv /= 0) v(:) = 0.75*v
    held1%c(nm, 1) = held1%c(nm, 1)*sin(y/(1.5d0 + sin(gm1)**2)*(held1%c(nm, 1)*sin(x)))
    f2_19 = t1
    f2_19 = f2_19*cos(ga(n)*sin(a(n)))
  end function f2_19

  function nof1_19(q0, q1, q2)
    real*8 :: q0, q1, q2, nof1_19
    nof1_19 = 7.5d0
  end function nof1_19
end module md_19

subroutine p_19(n, x1, x2, xa, y, ya)
  use heap_19
  use md_19, only: gm1, gma, gm2, anyf1_19, f2_19
  integer :: n, i, i1, i2, i3, iw, jw
  integer*8 :: ll
  real*8 :: x1, x2, xa(n), y, ya(n), g1, gc, ga(3), t1, t2, t3, t4, mix
  common /blk_19/ g1, gc, ga
  save /blk_19/
  integer, allocatable :: kl(:)
  integer, allocatable :: mkl(:)
  integer :: stkl
  real*8, allocatable :: v(:)
  real*8, allocatable :: mv(:)
  integer :: stv
  real*8, allocatable :: c(:, :)
  real*8, allocatable :: mc(:, :)
  integer :: stc
  real*8, allocatable :: w(:)
  real*8, allocatable :: mw(:)
  integer :: stw
  allocate(kl(3))
  kl = 1
  allocate(v(0:2))
  v = 0.5
  allocate(c(3, 2))
  c = 0.5
  allocate(w(2))
  w = 0.5
  mix = 0.0d0
  mix = mix + 0.9d0*x1
  allocate(mc, mold=c)
  mc(:, :) = c
  deallocate(c)
  allocate(c(3, 2))
  c = 0.5
  c(:, :) = 0.75*mc
  deallocate(mc)
  mix = mix + 0.9d0*x2
  deallocate(mkl, stat=stkl)
  if (stkl /= 0) kl(:) = kl
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.3d0*y
  do i = 1, n
    mw = shifted(w)
    w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
    deallocate(mw)
    mix = mix + ya(i)*0.4d0
  end do
  mix = mix + 0.9d0*g1
  do i = 1, n
    if (size(c) > 2) then
      deallocate(mc, stat=stc)
      if (stc /= 0) c(:, :) = 0.75*c
    end if
    mix = mix + ga(i)*0.4d0
  end do
  if (size(kl) > 2) then
    allocate(mkl, mold=kl)
    mkl(:) = kl
    deallocate(kl)
    allocate(kl(3))
    kl = 1
    kl(:) = mkl
    deallocate(mkl)
  end if
  mix = mix + 0.3d0*gm1
  mw = shifted(w)
  w(:) = 0.75*mw + lbound(mw, 1)*(0.25*mw(lbound(mw, 1)))
  deallocate(mw)
  do i = 1, n
    if (size(c) > 2) then
      allocate(mc, mold=c)
      mc(:, :) = c
      deallocate(c)
      allocate(c(3, 2))
      c = 0.5
      c(:, :) = 0.75*mc
      deallocate(mc)
    end if
    mix = mix + gma(i)*0.4d0
  end do
  if (size(kl) > 2) then
    mkl = kl
    kl = mkl
    deallocate(mkl)
  end if
  mix = mix + 0.3d0*gm2
  do i = 1, 3
    v(i - 1) = g1*(0.3d0*i)
  end do
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  do i = 1, n
    if (size(v) > 2) then
      deallocate(mv, stat=stv)
      if (stv /= 0) v(:) = 0.75*v
    end if
    c(i, 1) = 0.5d0*(0.3d0*i)
    c(i, 2) = 0.9d0*(0.3d0*i)
  end do
  do i = 1, 2
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
    w(i) = y*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 3) + 1
  end do
  t2 = (gm2 + y)/(1.5d0 + sin(i*0.25d0 - w(1))**2)
  t4 = 0.3d0
  i2 = n
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  i3 = mod(n + 3, 3) + 1
  t4 = anyf1_19(t2, ga(kl(n))) + gm2/(1.5d0 + sin(ga(mod(i3 + 1, 3) + 1))**2)
  ga(kl(kl(n))) = sin(ga(kl(kl(n))))*i2**sin(t4)
  g1 = g1 + (g1*(i2*0.25d0) + gm2/(1.5d0 + sin(c(i3, 2))**2))
  if (i3 /= 2) then
    i1 = 1
    mw = 0.75*w
    w = mw
    deallocate(mw)
    iw = 3
    do while (iw > 0 .and. dble(i2) < 1.9d0)
      do i = 1, n
        call move_alloc(w, mw)
        call move_alloc(mw, w)
        gm2 = tanh(c(kl(i), 2)*t4 + sin(gm1)**i1)
        gm2 = sin(f2_19(3, gm2, gm2, ga))
        if (i >= 3) then
          mkl = kl
          kl = mkl
          deallocate(mkl)
          ga(i2) = ga(i2)*cos(ga(i2))
        else
          gma(i1) = sin(gma(i1)*cos(gma(i1)))
          call swelled(w)
          t2 = sin(anyf1_19(v(kl(3) - 1), x2))
        end if
      end do
      iw = iw - 1
    end do
    jw = 3
    do while (jw > 0 .and. v(kl(i1) - 1) < 1.9d0)
      t1 = sin(abs(w(2) - dble(i2)))
      mkl = kl
      kl = mkl
      deallocate(mkl)
      do t2 = t2, t2 - 1.25d0, -0.5d0
        g1 = sin(2.0d0*sin(c(i1, 1))*dble(t2))
        t1 = x2*gm1
        call move_alloc(kl, mkl)
        call move_alloc(mkl, kl)
        gm2 = sin(t1*t1*y)
        allocate(c(3, 2), stat=stc)
        if (stc /= 0) c(:, :) = 0.75*c
        gm1 = sin(gm1*cos(gm1))
        allocate(c(3, 2), stat=stc)
        if (stc /= 0) c(:, :) = 0.75*c
        c(i2, mod(i3, 2) + 1) = (c(kl(kl(i3)), mod(i2, 2) + 1) - (-y))*((t2 - ya(i1))*(t2*sin(gm2)))
      end do
      do i = 3, 1, -2
        mv = v + 0.5
        v(:) = 0.75*mv + lbound(mv, 1)*(0.25*mv(lbound(mv, 1)))
        deallocate(mv)
        t2 = tanh(xa(i1))
      end do
      jw = jw - 1
    end do
  else
    i1 = i3
    t3 = sin(ya(kl(kl(i3)))*0.5d0/(1.5d0 + sin(gc*g1)**2) - gm1)
  end if
  x2 = hypot((t2 - t2), (t2 - t2)) + tand(60.0d0*sin(ga(kl(i2))))
  t4 = t4 + (v(i3 - 1)/(1.5d0 + sin(g1)**2) + y/(1.5d0 + sin(v(i3 - 1))**2))
  allocate(mc, mold=c)
  mc(:, :) = c
  deallocate(c)
  allocate(c(3, 2))
  c = 0.5
  c(:, :) = 0.75*mc
  deallocate(mc)
  kl(kl(i2)) = mod(n + 2, 3) + 1
  ga(kl(i2)) = sin(ga(kl(i2)))*(gma(kl(i2))/(1.5d0 + sin(x2)**2))
  call renewed(w)
  g1 = gm1
  do ll = 1, n, 2
    g1 = sin(t4)*dble(ll)
    if (size(v) > 2) then
      mv = v + 0.5
      v(:) = 0.75*mv + lbound(mv, 1)*(0.25*mv(lbound(mv, 1)))
      deallocate(mv)
    end if
    if (y > c(n, 1)) then
      t4 = tanh((g1 + xa(n))*i2**sin(t4))
      if (size(c) > 2) then
        deallocate(mc, stat=stc)
        if (stc /= 0) c(:, :) = 0.75*c
      end if
      gma(mod(i2 + 0, 3) + 1) = gma(mod(i2 + 0, 3) + 1)*cos(gma(mod(i2 + 0, 3) + 1))
    end if
    allocate(mc, mold=c)
    mc(:, :) = c
    deallocate(c)
    allocate(c(3, 2))
    c = 0.5
    c(:, :) = 0.75*mc
    deallocate(mc)
    t4 = sin(t4 + erf(0.3d0*gm1)/(1.5d0 + sin(v(n - 1) - gma(n) + f2_19(3, v(2 - 1), gc, ya))**2))
  end do
  call move_alloc(w, mw)
  call move_alloc(mw, w)
  x1 = x1 + 2.0d0*sin(mix)
  x2 = x2 + 0.3d0*sin(mix)
  y = y + 0.7d0*sin(mix)
  if (size(c) > 2) then
    allocate(mc, mold=c)
    mc(:, :) = c
    deallocate(c)
    allocate(c(3, 2))
    c = 0.5
    c(:, :) = 0.75*mc
    deallocate(mc)
  end if
  do i = 1, 3
    ya(i) = ya(i) + 3.0d0*sin(mix)
  end do
  g1 = g1 + 0.7d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.9d0*sin(mix)
  end do
  gm1 = gm1 + 2.0d0*sin(mix)
  do i = 1, 3
    gma(i) = gma(i) + 3.0d0*sin(mix)
  end do
  gm2 = gm2 + 0.7d0*sin(mix)
  deallocate(kl)
end subroutine p_19
