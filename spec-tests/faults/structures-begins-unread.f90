! head p_3(y,ya,xs,g1,ga,h1)/(x1,xa,y,xs,g1,ga,g2)
! input n integer 5
! input x1 real 1.1536964625805963
! input xa real array 0.8183735891349766 1.1451043233340312 0.22075349160353422 0.86074297212819539 -0.28497406337646708
! input k integer array 4 5 3 1 3
! input m integer 2
! input y real 0.83774886741140286
! input ya real array undefined -0.61954866789641638 0.46909036166863349 1.000335969834153 -1.2420220815078544 0.45346878828606418
! input xs real4 0.60421204566955566
! input g1 real common blk_3 -0.36331561209213004
! input ga real array common blk_3 0.44560139521931363 1.2662303783571658 -0.44898341863809976 0.25601452013890708 0.42175452166892002
! input g2 real common blk_3 0.50763710090216763
! input kg integer common ints_3 5
! input h1 real common other_3 -0.60186088068521726
module types_3
  type :: base1
    real*8 :: mix = 0.5
    real*8 :: t2 = 0.5
    real*8 :: t3 = 0.5
    real(4) :: u2 = 0.5
  end type base1
  type :: inner1
    integer :: i1 = 1
    real*8 :: t4 = 0.5
    real(4) :: u1 = 0.5
  end type inner1
  type, extends(base1) :: whole1
    integer :: iw = 1
    type(inner1) :: part
  end type whole1
  interface operator(+)
    module procedure added_whole1
  end interface operator(+)
  type :: base2
    integer :: iw = 1
    real :: u1 = 0.5
  end type base2
  type :: inner2
    double precision :: c(5, 2) = 0.5
    integer :: is = 1
  end type inner2
  type, extends(base2) :: whole2
    integer :: i3 = 1
    integer :: kl(5) = 1
    double precision :: t1 = 0.5
    type(inner2) :: part
  end type whole2
  interface operator(+)
    module procedure added_whole2
  end interface operator(+)
contains
  subroutine blend_whole1(a, b)
    type(whole1), intent(out) :: a
    type(whole1), intent(in) :: b
    a%t2 = 0.5*a%t2*cos(b%t2) + 0.25*a%t2
    a%part%t4 = 0.75*b%part%t4 + 0.25*a%part%t4
    a%part%u1 = 0.5*a%part%u1*cos(b%part%u1) + 0.25*a%part%u1
    a%u2 = 0.75*b%u2 + 0.25*a%u2
  end subroutine blend_whole1

  function made_whole1(a) result(c)
    type(whole1), intent(in) :: a
    type(whole1) :: c
    c = a
    c%t3 = 0.5*c%t3*cos(a%t3) + 0.25*c%t3
    c%part%t4 = 0.5*c%part%t4*cos(a%part%t4) + 0.25*c%part%t4
    c%u2 = 0.5*c%u2*cos(a%u2) + 0.25*c%u2
  end function made_whole1

  function added_whole1(a, b) result(c)
    type(whole1), intent(in) :: a
    type(whole1), intent(in) :: b
    type(whole1) :: c
    c = a
    c%mix = 0.75*b%mix + 0.25*c%mix
    c%t3 = 0.5*c%t3*cos(b%t3) + 0.25*c%t3
    c%part%t4 = 0.5*c%part%t4*cos(b%part%t4) + 0.25*c%part%t4
    c%part%u1 = 0.75*b%part%u1 + 0.25*c%part%u1
    c%u2 = 0.75*b%u2 + 0.25*c%u2
  end function added_whole1

  subroutine blend_whole2(a, b)
    type(whole2), intent(out) :: a
    type(whole2), intent(in) :: b
    a%part%c = 0.75*b%part%c + 0.25*a%part%c
    a%t1 = 0.5*a%t1*cos(b%t1) + 0.25*a%t1
    a%u1 = 0.75*b%u1 + 0.25*a%u1
  end subroutine blend_whole2

  function made_whole2(a) result(c)
    type(whole2), intent(in) :: a
    type(whole2) :: c
    c = a
    c%t1 = 0.5*c%t1*cos(a%t1) + 0.25*c%t1
  end function made_whole2

  function added_whole2(a, b) result(c)
    type(whole2), intent(in) :: a
    type(whole2), intent(in) :: b
    type(whole2) :: c
    c = a
    c%part%c = 0.5*c%part%c*cos(b%part%c) + 0.25*c%part%c
    c%t1 = 0.75*b%t1 + 0.25*c%t1
    c%u1 = 0.5*c%u1*cos(b%u1) + 0.25*c%u1
  end function added_whole2
end module types_3

subroutine p_3(n, x1, xa, k, m, y, ya, xs)
  use types_3
  implicit none
  integer :: n, k(5), m, kg, i, j, l
  logical :: lf
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), g2, cd1, cda(5), h1, t1, f1_3, f2_3
  real(4) :: xs
  character(len=4) :: ch
  real*8 :: dc
  data dc /0.75d0/
  real*8 :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  common /blk_3/ g1, ga, g2
  common /fixed_3/ cd1, cda
  common /ints_3/ kg
  common /other_3/ h1
  type(whole1) :: obj1
  type(whole1) :: qobj1
  type(whole1) :: wobj1(3)
  qobj1 = obj1
  obj1%mix = 0.0d0
  obj1 = made_whole1(qobj1)
  obj1%mix = obj1%mix + 3.0d0*x1
  do i = 1, n
    obj1%mix = obj1%mix + xa(i)*0.4d0
  end do
  wobj1(2:3) = wobj1(1:2)
  obj1%mix = obj1%mix + 2.0d0*y
  obj1%mix = obj1%mix + 0.9d0*xs
  obj1%base1%mix = obj1%mix + 1.25d0*g1
  call blend_whole1(wobj1(1), wobj1(3))
  do i = 1, n
    obj1%mix = obj1%mix + ga(i)*0.4d0
  end do
  qobj1 = obj1 + wobj1(2)
  obj1%mix = obj1%mix + 3.0d0*g2
  obj1%mix = obj1%mix + 1.25d0*h1
  do i = 1, n
    ya(i) = g2*(0.3d0*i)
  end do
  obj1 = made_whole1(qobj1)
  t1 = sin(xa(k(k(n))) + x1)**kg
  obj1%t2 = exp(-(0.01d0*acosd(0.7d0*sin(cda(kg))))**2)
  obj1%t3 = 0.3d0
  obj1%part%t4 = 0.7d0
  call blend_whole1(obj1, qobj1)
  obj1%part%i1 = kg
  obj1%part%u1 = cos(obj1%t3) - min(t1, g2, dble(1.25))
  obj1%u2 = 1.25d0
  ch = 'left'
  obj1%iw = n
  do while (obj1%iw > 0)
    ga(mod(m + 0, 5) + 1) = ga(mod(m + 0, 5) + 1)*sin(obj1%u2 + x1)
    if (obj1%t2 > 0.7d0) then
      do j = kg, m
        ga(mod(m + 0, 5) + 1) = ga(mod(m + 0, 5) + 1) + (1.2d0 + (da(4))**2)**0.75d0
        if (cda(m) <= h1) then
          do l = n, 1, -2
            obj1%u2 = dc*y
            g2 = tanh(obj1%u2*obj1%u2*h1)
            obj1%part%t4 = tanh(g2*sin(da(k(5))))
            obj1%u2 = obj1%u2 + log10(3.0d0 + cos(dble((xs))))/(1.5d0 + sin(y + l*0.25d0 + &
                xa(mod(n + 3, 5) + 1))**2)
          end do
          h1 = ya(m)/(1.5d0 + sin(x1)**2)*dble(l)
          h1 = tanh(j*0.25d0*xs)
        else
          do l = 5, 1, -1
            ga(l) = ga(l)*cos(ga(l))
            ya(m) = tanh(dble(real((cd1 - obj1%part%u1 - cda(5)/(1.5d0 + sin(ya(5))**2)), 4)))
          end do
        end if
        ya(kg) = y*sin(cd1)
        m = 3
      end do
      obj1%part%u1 = sin(obj1%part%u1 + 1.25*(1.5d0*sin(i*0.25d0)))
    else
      ya(k(kg)) = sin(0.9d0*sin(dble(m) - xa(m)))
    end if
    do i = n, 2, -1
      if (cd1 <= h1) then
        ya(n) = tanh(cda(2) + xs)
        obj1%u2 = obj1%u2*cos(obj1%u2)
      end if
      do j = i - 1, 1, -1
        ya(j) = ya(j) - 0.3d0*ya(i)
      end do
    end do
    obj1%iw = obj1%iw - 1
  end do
  obj1%part%t4 = obj1%part%t4 + exp(-(obj1%u2)**2)
  obj1%part%i1 = obj1%part%i1
  qobj1 = obj1 + wobj1(2)
  ga(k(n)) = ga(k(n))*cos(ga(k(n)))
  g2 = f1_3(5, h1, g1, cda)
  do j = n, 1, -2
    obj1%t2 = tanh(cda(j)*x1)
    obj1%part%u1 = sin(obj1%t2*obj1%t2*dble(j))
    lf = ch /= 'turn'
  end do
  ya(2) = ya(2) + min(ya(3), x1, t1)
  qobj1 = obj1
  do j = 1, 5
    obj1%part%t4 = sin(xs*h1)
    obj1%t3 = obj1%part%t4*obj1%part%t4*obj1%t2
    ga(k(n)) = f2_3(cd1, obj1%part%t4, obj1%part%u1)*(ya(j)*obj1%t2)
    ga(mod(n + 0, 5) + 1) = 0.6d0*sin(ga(mod(n + 0, 5) + 1)) + (obj1%base1%t3 + xa(3))
  end do
  call blend_whole1(wobj1(2), wobj1(3))
  m = mod(kg + 2, 5) + 1
  if (xa(n) >= 1.25d0) then
    ya(4) = tanh(xs - h1)
    g1 = obj1%part%t4 - asin(0.6d0*sin(exp(-(dble(obj1%part%i1))**2)))
  else
    h1 = tanh(dble(real((xa(m)), 4)))
  end if
  call blend_whole1(wobj1(2), wobj1(3))
  y = y + 1.5d0*sin(obj1%mix)
  obj1%part = inner1(i1=obj1%part%i1, t4=0.75*obj1%part%t4, u1=0.75*obj1%part%u1)
  do i = 1, 5
    ya(i) = ya(i) + 2.0d0*sin(obj1%mix)
  end do
  xs = xs + 0.5d0*sin(obj1%mix)
  g1 = g1 + 3.0d0*sin(obj1%mix)
  do i = 1, 5
    ga(i) = ga(i) + 1.5d0*sin(obj1%mix)
  end do
  g2 = g2 + 2.0d0*sin(obj1%mix)
  h1 = h1 + 1.25d0*sin(obj1%mix)
end subroutine p_3

subroutine s2_3(n, p, q, r, a, a2, ps, which, k1, lg)
  use types_3
  implicit none
  integer :: n, k1, kgz, l, i1, i2
  integer(2) :: i
  logical(1) :: lg
  double precision :: p, q, r, a(n), a2(n), gw, gv(6), cd1, cda(5), h1z, f1_3
  real :: ps
  character(len=*) :: which
  character(len=4) :: ch
  common /blk_3/ gw, gv
  common /fixed_3/ cd1, cda
  common /ints_3/ kgz
  common /other_3/ h1z
  equivalence (i1, i2)
  type(whole2) :: obj2
  type(whole2) :: qobj2
  type(whole2) :: wobj2(3)
  obj2 = made_whole2(qobj2)
  do i = 1, 5
    obj2%part%c(i, 1) = 0.5d0*(0.3d0*i)
    obj2%part%c(i, 2) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, 5
    obj2%kl(i) = mod(i*1, 5) + 1
  end do
  obj2%t1 = cda(n)*sin(gv(obj2%kl(obj2%kl(kgz)) + 1)) + obj2%part%c(4, mod(k1, 2) + 1)/(1.5d0 + &
      sin(obj2%part%c(obj2%kl(n), 2))**2)
  qobj2%part = inner2(c=0.75*obj2%part%c, is=obj2%part%is)
  i2 = k1
  obj2%i3 = n
  wobj2(2) = obj2
  obj2 = wobj2(1)
  obj2%u1 = abs(erfc_scaled(1.5d0 + 2.0d0*sin(q)))
  qobj2 = obj2
  ch = 'down'
  call blend_whole2(obj2, qobj2)
  obj2%base2%iw = 4
  do while (obj2%iw > 0 .and. q < 1.9d0)
    if (lg) then
      obj2%part%is = 1
      do l = 1, 5, obj2%part%is
        obj2%part%c(k1, 1) = sin((p + gv(obj2%kl(k1)))**3)
        obj2%part%c(mod(obj2%i3 + 2, 5) + 1, 1) = tanh(dble(real((dble(real((q), 4))))))
        obj2%part%is = 1
      end do
      obj2%part%c(obj2%kl(kgz), mod(i2, 2) + 1) = sin(f1_3(5, obj2%i3*0.25d0, a2(obj2%kl(kgz)), gv))
    else
      gv(obj2%kl(i2) + 1) = gv(obj2%kl(i2) + 1)*cos(gv(obj2%kl(i2) + 1))
      i1 = obj2%kl(i2)
      gv(mod(i1 + 0, 5) + 1 + 1) = tanh(dble(sngl((a(obj2%i3)))))
    end if
    i1 = i2
    obj2%part%c(obj2%kl(i1), 1) = 0.6d0*sin(obj2%part%c(obj2%kl(i1), 1)) + sin(erfc(a(kgz)))**i1
    obj2%base2%iw = obj2%iw - 1
  end do
  call blend_whole2(wobj2(1), wobj2(3))
  gv(obj2%kl(k1)) = asin(0.6d0*sin(min(a(obj2%kl(k1)), dble(obj2%u1), &
      obj2%part%c(obj2%kl(obj2%kl(n)), 1))))
  call blend_whole2(obj2, qobj2)
  obj2%part%c(obj2%i3, mod(obj2%i3, 2) + 1) = tanh(sign(0.3d0, a2(mod(i2 + 3, 5) + 1))* &
      sin(sinh(sin(a(obj2%kl(i2)))))*sin(dble(real((exp(-(0.5d0)**2))))))
  kgz = obj2%kl(2)
  h1z = h1z*cos(h1z)
  n = 4
  ps = dble(k1)*sin(0.5) - 0.5
end subroutine s2_3

subroutine s1_3(p, q, as, which, k1)
  integer :: kg, i, i1, i2, i3, kl(5)
  integer(1) :: k1
  real*8 :: p, q, g1, ga(5), g2, cd1z, cdaz(5), t1, t2, t3, v(5), w(2), f1_3
  real*4 :: as(*), u2
  character(len=*) :: which
  common /blk_3/ g1, ga, g2
  common /fixed_3/ cd1z, cdaz
  common /ints_3/ kg
  do i = 1, 5
    v(i) = p*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = g2*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*2, 5) + 1
  end do
  t1 = acos(0.6d0*sin((0.5)**3))
  t2 = g1
  t3 = f1_3(5, g2*cos(as(k1) + w(2)), t2, cdaz)
  i1 = kg
  i2 = kl(i1)
  u2 = 0.3d0
  g1 = t3 - t3
  i3 = i2
  g1 = w(2)*(-ga(i1))
  if (which == 'up') then
    w(1) = tanh(t3 - as(kl(kl(5))) + dble(real((g2))))
    w(1) = 0.6d0*sin(w(1)) + (-ga(i3))
  end if
  q = as(2)
end subroutine s1_3

function f2_3(x, y, ps)
  implicit real*8 (a-h, o-z)
  real*8 :: gv(7), v(5), c(5, 2)
  real :: ps, u1, u2
  character(len=4) :: ch
  real*8 :: dc
  data dc /0.75d0/
  common /blk_3/ gv
  common /ints_3/ kgz
  do i = 1, 5
    v(i) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = y*(0.3d0*i)
    c(i, 2) = x*(0.3d0*i)
  end do
  t1 = dble(sngl(((-c(mod(kgz + 2, 5) + 1, 2)))))
  u1 = 2.0d0
  u2 = c(kgz, 2)
  ch = 'down'
  u2 = tanh(gv(kgz + 1) - y)
  f2_3 = min(dc + t1, dc - u1)
end function f2_3

function f1_3(n, x, y, a)
  integer :: n
  real*8 :: x, y, a(n), t1, f1_3
  t1 = (y + a(mod(n + 0, 5) + 1))/(1.5d0 + sin(acos(0.6d0*sin(a(3))))**2)
  f1_3 = a(mod(n + 0, 5) + 1)*max(x, a(1))
end function f1_3

block data bd_3
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed_3/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
end block data bd_3
