! head p_7(y)/(x1,xa,xs,xsa)
! input n integer 3
! input x1 real 0.26674866266040015
! input x2 real 1.1397054684401287
! input xa real array 0.23683336431077462 1.0652520634518252 0.61403772857409256
! input k integer array 3 3 2
! input y real undefined 0.76206982915761401
! input ya real array undefined 1.1231479524060359 1.0732161491211607 -0.49947936734270842
! input xs real4 0.43500402569770813
! input xsa real4 array 0.71616888046264648 1.1778856515884399 -0.30575874447822571
! input g1 real common blk_7 0.28000313875509358
! input ga real array common blk_7 0.50150537650277838 1.1519526448564776 0.80458867049963856
! input g2 real common blk_7 -1.0082130260910889
module heap_7
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
end module heap_7

subroutine p_7(n, x1, x2, xa, k, y, ya, xs, xsa)
  use heap_7
  implicit none
  integer :: n, k(3), i, j, l, i1, i2, jw
  integer(2) :: i3
  logical :: lf
  real*8 :: x1, x2, xa(n), y, ya(3), g1, ga(3), g2, cd1, cda(3), t1, t2, mix
  real*4 :: xs, xsa(3), u1, u2
  real*8 :: dc
  data dc /0.75d0/
  common /blk_7/ g1, ga, g2
  common /fixed_7/ cd1, cda
  data cd1 /0.6d0/
  data cda /3*0.4d0/
  integer, allocatable :: kl(:)
  integer, allocatable :: mkl(:)
  real*8, allocatable :: v(:)
  real*8, allocatable :: mv(:)
  allocate(kl(3))
  kl = 1
  allocate(v(3))
  v = 0.5
  mix = 0.0d0
  mv = 0.75*v
  v = mv
  deallocate(mv)
  mix = mix + 1.25d0*x1
  call move_alloc(v, mv)
  call move_alloc(mv, v)
  mix = mix + 3.0d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
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
  mix = mix + 1.25d0*xs
  mkl = kl
  kl = mkl
  deallocate(mkl)
  do i = 1, n
    allocate(mkl, mold=kl)
    mkl(:) = kl
    deallocate(kl)
    allocate(kl(3))
    kl = 1
    kl(:) = mkl
    deallocate(mkl)
    mix = mix + xsa(i)*0.4d0
  end do
  mix = mix + 1.5d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 1.25d0*g2
  do i = 1, n
    ya(i) = dc*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = g1*(0.3d0*i)
  end do
  do i = 1, 3
    if (size(kl) > 2) then
      mkl = kl
      kl = mkl
      deallocate(mkl)
    end if
    kl(i) = mod(i*2, 3) + 1
  end do
  t1 = 2.0d0
  i1 = n
  i2 = k(n)
  lf = .false.
  u2 = 2.0d0
  ga(1) = ga(1)*sin(t1)
  u2 = u2*sin((dc - xsa(i1))*(v(n)*xa(i1)))
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  xsa(k(i1)) = xsa(k(i1))*sin(x1)
  allocate(mkl, mold=kl)
  mkl(:) = kl
  deallocate(kl)
  allocate(kl(3))
  kl = 1
  kl(:) = mkl
  deallocate(mkl)
  call s1_7(n, dc, y, v, ya, sngl(max(dble(0.5), dc)*cos(dble(real((g2), 4)))), xsa, i2, kl)
  if (size(kl) > 2) then
    if (size(kl) > 2) then
      allocate(mkl, mold=kl)
      mkl(:) = kl
      deallocate(kl)
      allocate(kl(3))
      kl = 1
      kl(:) = mkl
      deallocate(mkl)
    end if
  end if
  ya(n) = ya(n)*sin(u2*sin(cda(i1)) + erf(y))
  do i = 2, 2, -1
    xsa(i) = xa(i)*v(i2) + (y)**3
  end do
  y = 0.6d0*sin(y) + (xsa(mod(i2 + 2, 3) + 1) - u2)
  select case (i2)
  case default
    ga(i1) = ga(i1)*cos(ga(i1))
    i3 = mod(i2 + 1, 3) + 1
    call s1_7(3, v(k(i2)), ya(i3), v, v, u2, xsa, i1, k)
  case (1:1)
    call s1_7(3, cd1, ya(2), cda, v, sngl(t1*cos(1.25d0/(1.5d0 + sin(dc)**2))), xsa, kl(n), k)
    kl(mod(n + 1, 3) + 1) = i2
  case (3)
    if (xa(i1) >= 2.0d0) then
      do l = 1, i2
        t1 = sin(g1*x2)
        u1 = tanh(t1*t1*xs)
        ga(i2) = sin(dble(real(((ga(1) + y)*ga(i2)))))
        t2 = sin(sin(max(cd1, x1))**i1)
        i2 = mod(i2 + 1, 3) + 1
      end do
    else
      u2 = u2*cos(u2)
    end if
    do i = 1, n
      do j = n, 2, -1
        do l = 1, j
          xsa(l) = xsa(l) + 0.3d0*(xsa(j)*xsa(1))
        end do
        ga(i1) = tanh(cotan(1.5d0 + 0.8d0*sin(v(kl(j))/(1.5d0 + sin(i2*0.25d0)**2))) + y)
      end do
    end do
  end select
  jw = 1
  do while (jw > 0)
    if (cd1 >= 0.9d0) then
      do i = n, 2, -1
        do j = i - 1, 1, -1
          ya(j) = ya(j) - 0.3d0*(ya(1)*ya(i))
        end do
        call renewed(v)
        v(n) = sin(dble(real((y/(1.5d0 + sin(u2)**2)))))
      end do
      u2 = tanh(x1 - i1*0.25d0)
    end if
    v(i1) = tanh(v(kl(kl(i1)))/(1.5d0 + sin(g2*cda(i2) - x1/(1.5d0 + sin(2.0d0)**2))**2))
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
    jw = jw - 1
  end do
  if (size(kl) > 2) then
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
  end if
  y = y + 1.5d0*sin(mix)
  do i = 1, 3
    allocate(mv, mold=v)
    mv(:) = v
    deallocate(v)
    allocate(v(3))
    v = 0.5
    v(:) = 0.75*mv
    deallocate(mv)
    ya(i) = ya(i) + 2.0d0*sin(mix)
  end do
  mkl = kl
  kl = mkl
  deallocate(mkl)
  do i = 1, 3
    xsa(i) = xsa(i) + 0.7d0*sin(mix)
  end do
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  g1 = g1 + 2.0d0*sin(mix)
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  do i = 1, 3
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
    ga(i) = ga(i) + 0.9d0*sin(mix)
  end do
  g2 = g2 + 0.3d0*sin(mix)
  deallocate(kl)
end subroutine p_7

subroutine s2_7(n, p, q, r, as, s, e2, e3, lg)
  use heap_7
  integer :: n, i, j, i1, i2, i3, iw
  logical :: lg
  real*8 :: p, q, r, s(2), e2(2), e3(2), g1, ga(3), g2, t2
  real :: as(n), u1, u2
  character(len=4) :: ch
  common /blk_7/ g1, ga, g2
  integer, allocatable :: kl(:)
  integer, allocatable :: mkl(:)
  real*8, allocatable :: v(:)
  real*8, allocatable :: mv(:)
  allocate(kl(3))
  kl = 1
  allocate(v(0:2))
  v = 0.5
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  do i = 1, n
    v(i - 1) = p*(0.3d0*i)
  end do
  do i = 1, n
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
    kl(i) = mod(i*1, 3) + 1
  end do
  t2 = (-3.0d0) + mod(g1, 1.5d0 + 0.5d0*sin(ga(mod(n + 3, 3) + 1)))
  i1 = n
  i2 = kl(1)
  call renewed(v)
  i3 = kl(i1)
  lg = e2(1) < 0.5d0
  if (size(kl) > 2) then
    mkl = kl
    kl = mkl
    deallocate(mkl)
  end if
  u1 = 0.5d0
  if (size(kl) > 2) then
    mkl = kl
    kl = mkl
    deallocate(mkl)
  end if
  u2 = dble(sngl(((1.2d0 + (e3(2))**2)**0.75d0)))
  ch = 'down'
  v(kl(kl(i1)) - 1) = sin(v(kl(kl(i1)) - 1))*dble(i)
  iw = 3
  call move_alloc(kl, mkl)
  call move_alloc(mkl, kl)
  do while (iw > 0)
    allocate(mv, mold=v)
    mv(:) = v
    deallocate(v)
    allocate(v(0:2))
    v = 0.5
    v(:) = 0.75*mv
    deallocate(mv)
    do j = kl(n), i1
      v(3 - 1) = sin(p - p/(1.5d0 + sin(r)**2) + (p + u2)*(ga(kl(i2)) + ga(i1)))
      ga(2) = tanh(s(2))
      i1 = i1
    end do
    call move_alloc(kl, mkl)
    call move_alloc(mkl, kl)
    do i = 2, 2
      v(i - 1) = ga(i - 1)*ga(i - 1) + (r + 0.5)
    end do
    if (e2(2) <= dble(i2)) then
      r = max(1.25d0/(1.5d0 + sin(1.5d0)**2), dble(u1)) + t2*sin(v(i1 - 1))
    else
      t2 = tanh(sign(1.25d0, e3(1))/(1.5d0 + sin(u1/(1.5d0 + sin(u1)**2))**2))
    end if
    iw = iw - 1
  end do
  ga(kl(i3)) = ga(kl(i3)) + exp(-(0.5d0)**2)
  call swelled(v)
  q = as(i3) + dble(i1) + max(p, g1)
  deallocate(kl)
end subroutine s2_7

subroutine s1_7(n, p, q, a, a2, ps, as, k1, ka)
  integer :: n, k1, ka(3), i, i1, i3, kl(3), is
  integer*8 :: ll
  logical :: lh
  double precision :: p, q, a(0:n - 1), a2(n), g1z, gaz(3), g2z, cd1, cda(3), t2, t3, t4
  real(4) :: ps, as(*), u1, u2
  common /blk_7/ g1z, gaz, g2z
  common /fixed_7/ cd1, cda
  do i = 1, n
    kl(i) = mod(i*1, 3) + 1
  end do
  t2 = 2.0d0
  t3 = ddim(t2 + as(1), cd1 + 0.7d0)
  t4 = g2z
  i1 = kl(1)
  lh = .true.
  u1 = p
  u2 = dble(sngl((t3/(1.5d0 + sin(gaz(kl(n)))**2))))
  as(mod(i1 + 1, 3) + 1) = as(mod(i1 + 1, 3) + 1)*sin(asin(0.6d0*sin(gaz(k1)*sin(t4))))
  gaz(kl(3)) = u2 + 1.25d0
  i3 = k1
  gaz(n) = (1.5d0 - cda(1))/(1.5d0 + sin(sinh(sin(cd1)))**2)
  if (g1z < a(i1 - 1)) then
    if (gaz(mod(i3 + 1, 3) + 1) <= 0.5) then
      gaz(ka(mod(n + 2, 3) + 1)) = gaz(ka(mod(n + 2, 3) + 1))*cos(gaz(ka(mod(n + 2, 3) + 1)))
      select case (i1)
      case (:1)
      case (2)
        u1 = cosd(40.0d0*(i3*0.25d0*3.0d0 + dble(real((a2(ka(ka(i1)))), 4))))
      case (3, 4:)
        gaz(n) = as(k1)*(cda(2)/(1.5d0 + sin(a2(i1))**2) - (a2(ka(ka(k1))) - 3.0d0))
      end select
    else
      is = 2
      do ll = i1, 2, is
        t3 = sin((a2(mod(n + 2, 3) + 1) - cda(k1))*dble(ll))
        u1 = tanh(as(mod(n + 2, 3) + 1)*a(mod(i3 + 0, 3) + 1 - 1))
        g1z = sin(u1*u1*t4)
        t3 = t3*cos(t3)
        gaz(mod(i3 + 0, 3) + 1) = gaz(mod(i3 + 0, 3) + 1)*cos(gaz(mod(i3 + 0, 3) + 1))
      end do
    end if
  end if
  t3 = acosh(1.0d0 + (p - p)**2) + cda(3)
  q = g2z + as(mod(i3 + 1, 3) + 1) + dble(i3)*sin(a(i3 - 1))
end subroutine s1_7
