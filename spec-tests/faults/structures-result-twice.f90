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
module types_7
  type :: base1
    integer :: i2 = 1
    real*8 :: mix = 0.5
    real*8 :: t1 = 0.5
    real*8 :: t2 = 0.5
    real*4 :: u2 = 0.5
  end type base1
  type :: inner1
    integer :: kl(3) = 1
    real*4 :: u1 = 0.5
    real*8 :: v(3) = 0.5
  end type inner1
  type, extends(base1) :: whole1
    integer :: i1 = 1
    integer :: jw = 1
    type(inner1) :: part
  end type whole1
  interface operator(+)
    module procedure added_whole1
  end interface operator(+)
  type :: base2
    integer :: iw = 1
    integer :: kl(3) = 1
  end type base2
  type :: inner2
    integer :: i1 = 1
    integer :: i2 = 1
    integer :: i3 = 1
    real*8 :: t2 = 0.5
    real :: u2 = 0.5
  end type inner2
  type, extends(base2) :: whole2
    real :: u1 = 0.5
    real*8 :: v(0:2) = 0.5
    type(inner2) :: part
  end type whole2
  interface operator(+)
    module procedure added_whole2
  end interface operator(+)
  type :: base3
    integer :: kl(3) = 1
    double precision :: t2 = 0.5
  end type base3
  type :: inner3
    integer :: i1 = 1
  end type inner3
  type, extends(base3) :: whole3
    integer :: i3 = 1
    type(inner3) :: part
  end type whole3
  interface operator(+)
    module procedure added_whole3
  end interface operator(+)
contains
  subroutine blend_whole1(a, b)
    type(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
    a%t2 = 0.5*a%t2*cos(b%t2) + 0.25*a%t2
    a%u2 = 0.5*a%u2*cos(b%u2) + 0.25*a%u2
    a%part%v = 0.75*b%part%v + 0.25*a%part%v
  end subroutine blend_whole1

  function made_whole1(a) result(c)
    type(whole1), intent(in) :: a
    type(whole1) :: c
    c = a
    c%t1 = 0.75*a%t1 + 0.25*c%t1
    c%t2 = 0.5*c%t2*cos(a%base1%t2) + 0.25*c%t2
    c%part%v = 0.75*a%part%v + 0.25*c%part%v
  end function made_whole1

  function added_whole1(a, b) result(c)
    type(whole1), intent(in) :: a
    type(whole1), intent(in) :: b
    type(whole1) :: c
    c = a
    c%mix = 0.75*b%mix + 0.25*c%mix
    c%t2 = 0.75*b%base1%t2 + 0.25*c%t2
    c%part%u1 = 0.75*b%part%u1 + 0.25*c%part%u1
    c%part%v = 0.5*c%part%v*cos(b%part%v) + 0.25*c%part%v
  end function added_whole1

  subroutine blend_whole2(a, b)
    type(whole2), intent(inout) :: a
    type(whole2), intent(in) :: b
    a%u1 = 0.5*a%u1*cos(b%u1) + 0.25*a%u1
    a%v = 0.75*b%v + 0.25*a%v
  end subroutine blend_whole2

  function made_whole2(a) result(c)
    type(whole2), intent(in) :: a
    type(whole2) :: c
    c = a
    c%u1 = 0.75*a%u1 + 0.25*c%u1
    c%part%u2 = 0.5*c%part%u2*cos(a%part%u2) + 0.25*c%part%u2
    c%v = 0.5*c%v*cos(a%v) + 0.25*c%v
  end function made_whole2

  function added_whole2(a, b) result(c)
    type(whole2), intent(in) :: a
    type(whole2), intent(in) :: b
    type(whole2) :: c
    c = a
    c%part%u2 = 0.75*b%part%u2 + 0.25*c%part%u2
  end function added_whole2

  subroutine blend_whole3(a, b)
    type(whole3), intent(inout) :: a
    type(whole3), intent(in) :: b
    a%t2 = 0.75*b%t2 + 0.25*a%t2
  end subroutine blend_whole3

  function made_whole3(a) result(c)
    type(whole3), intent(in) :: a
    type(whole3) :: c
    c = a
  end function made_whole3

  function added_whole3(a, b) result(c)
    type(whole3), intent(in) :: a
    type(whole3), intent(in) :: b
    type(whole3) :: c
    c = a
    c%t2 = 0.5*c%t2*cos(b%t2) + 0.25*c%t2
  end function added_whole3
end module types_7

subroutine p_7(n, x1, x2, xa, k, y, ya, xs, xsa)
  use types_7
  implicit none
  integer :: n, k(3), i, j, l
  integer(2) :: i3
  logical :: lf
  real*8 :: x1, x2, xa(n), y, ya(3), g1, ga(3), g2, cd1, cda(3)
  real*4 :: xs, xsa(3)
  real*8 :: dc
  data dc /0.75d0/
  common /blk_7/ g1, ga, g2
  common /fixed_7/ cd1, cda
  data cd1 /0.6d0/
  data cda /3*0.4d0/
  type(whole1) :: obj1
  type(whole1) :: qobj1
  type(whole1) :: wobj1(3)
  obj1%mix = 0.0d0
  call blend_whole1(obj1, qobj1)
  obj1%mix = obj1%mix + 1.25d0*x1
  qobj1 = obj1
  obj1%mix = obj1%base1%mix + 3.0d0*x2
  do i = 1, n
    obj1%mix = obj1%mix + xa(i)*0.4d0
  end do
  obj1%mix = obj1%mix + 1.25d0*xs
  wobj1(2:3) = wobj1(1:2)
  do i = 1, n
    obj1%mix = obj1%mix + xsa(i)*0.4d0
  end do
  obj1%mix = obj1%mix + 1.5d0*g1
  do i = 1, n
    obj1%base1%mix = obj1%mix + ga(i)*0.4d0
  end do
  call blend_whole1(wobj1(1), wobj1(3))
  obj1%mix = obj1%mix + 1.25d0*g2
  qobj1 = obj1 + wobj1(2)
  do i = 1, n
    ya(i) = dc*(0.3d0*i)
  end do
  call blend_whole1(wobj1(1), wobj1(3))
  do i = 1, n
    obj1%part%v(i) = g1*(0.3d0*i)
  end do
  do i = 1, 3
    obj1%part%kl(i) = mod(i*2, 3) + 1
  end do
  obj1%t1 = 2.0d0
  obj1 = made_whole1(qobj1)
  obj1%i1 = n
  obj1%i2 = k(n)
  lf = .false.
  obj1 = made_whole1(qobj1)
  obj1%base1%u2 = 2.0d0
  ga(1) = ga(1)*sin(obj1%t1)
  obj1%u2 = obj1%u2*sin((dc - xsa(obj1%i1))*(obj1%part%v(n)*xa(obj1%i1)))
  xsa(k(obj1%i1)) = xsa(k(obj1%i1))*sin(x1)
  call s1_7(n, dc, y, obj1%part%v, ya, sngl(max(dble(0.5), dc)*cos(dble(real((g2), 4)))), xsa, &
      obj1%i2, obj1%part%kl)
  call blend_whole1(wobj1(2), wobj1(3))
  ya(n) = ya(n)*sin(obj1%u2*sin(cda(obj1%i1)) + erf(y))
  qobj1%part = inner1(kl=obj1%part%kl, u1=0.75*obj1%part%u1, v=0.75*obj1%part%v)
  do i = 2, 2, -1
    xsa(i) = xa(i)*obj1%part%v(obj1%i2) + (y)**3
  end do
  y = 0.6d0*sin(y) + (xsa(mod(obj1%i2 + 2, 3) + 1) - obj1%u2)
  select case (obj1%i2)
  case default
    ga(obj1%i1) = ga(obj1%i1)*cos(ga(obj1%i1))
    i3 = mod(obj1%base1%i2 + 1, 3) + 1
    call s1_7(3, obj1%part%v(k(obj1%i2)), ya(i3), obj1%part%v, obj1%part%v, obj1%u2, xsa, &
        obj1%i1, k)
  case (1:1)
    call s1_7(3, cd1, ya(2), cda, obj1%part%v, sngl(obj1%t1*cos(1.25d0/(1.5d0 + sin(dc)**2))), &
        xsa, obj1%part%kl(n), k)
    obj1%part%kl(mod(n + 1, 3) + 1) = obj1%i2
  case (3)
    if (xa(obj1%i1) >= 2.0d0) then
      do l = 1, obj1%i2
        obj1%t1 = sin(g1*x2)
        obj1%part%u1 = tanh(obj1%t1*obj1%base1%t1*xs)
        ga(obj1%i2) = sin(dble(real(((ga(1) + y)*ga(obj1%i2)))))
        obj1%t2 = sin(sin(max(cd1, x1))**obj1%i1)
        obj1%i2 = mod(obj1%base1%i2 + 1, 3) + 1
      end do
    else
      obj1%base1%u2 = obj1%base1%u2*cos(obj1%u2)
    end if
    do i = 1, n
      do j = n, 2, -1
        do l = 1, j
          xsa(l) = xsa(l) + 0.3d0*(xsa(j)*xsa(1))
        end do
        ga(obj1%i1) = tanh(cotan(1.5d0 + 0.8d0*sin(obj1%part%v(obj1%part%kl(j))/(1.5d0 + &
            sin(obj1%i2*0.25d0)**2))) + y)
      end do
    end do
  end select
  call blend_whole1(wobj1(2), wobj1(3))
  obj1%jw = 1
  do while (obj1%jw > 0)
    if (cd1 >= 0.9d0) then
      do i = n, 2, -1
        do j = i - 1, 1, -1
          ya(j) = ya(j) - 0.3d0*(ya(1)*ya(i))
        end do
        obj1%part%v(n) = sin(dble(real((y/(1.5d0 + sin(obj1%base1%u2)**2)))))
      end do
      obj1%u2 = tanh(x1 - obj1%i1*0.25d0)
    end if
    obj1%part%v(obj1%i1) = tanh(obj1%part%v(obj1%part%kl(obj1%part%kl(obj1%i1)))/(1.5d0 + sin(g2* &
        cda(obj1%base1%i2) - x1/(1.5d0 + sin(2.0d0)**2))**2))
    obj1%jw = obj1%jw - 1
  end do
  y = y + 1.5d0*sin(obj1%mix)
  obj1 = made_whole1(qobj1)
  do i = 1, 3
    ya(i) = ya(i) + 2.0d0*sin(obj1%mix)
  end do
  do i = 1, 3
    xsa(i) = xsa(i) + 0.7d0*sin(obj1%mix)
  end do
  g1 = g1 + 2.0d0*sin(obj1%mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.9d0*sin(obj1%mix)
  end do
  wobj1(3) = obj1
  obj1 = wobj1(2)
  g2 = g2 + 0.3d0*sin(obj1%mix)
end subroutine p_7

subroutine s2_7(n, p, q, r, as, s, e2, e3, lg)
  use types_7
  integer :: n, i, j
  logical :: lg
  real*8 :: p, q, r, s(2), e2(2), e3(2), g1, ga(3), g2
  real :: as(n)
  character(len=4) :: ch
  common /blk_7/ g1, ga, g2
  type(whole2) :: obj2
  type(whole2) :: qobj2
  type(whole2) :: wobj2(3)
  do i = 1, n
    obj2%v(i - 1) = p*(0.3d0*i)
  end do
  do i = 1, n
    obj2%kl(i) = mod(i*1, 3) + 1
  end do
  wobj2(2) = obj2
  obj2 = wobj2(1)
  obj2%part%t2 = (-3.0d0) + mod(g1, 1.5d0 + 0.5d0*sin(ga(mod(n + 3, 3) + 1)))
  obj2%part%i1 = n
  qobj2 = obj2
  obj2%part%i2 = obj2%base2%kl(1)
  qobj2 = obj2
  obj2%part%i3 = obj2%kl(obj2%part%i1)
  lg = e2(1) < 0.5d0
  wobj2(2:3) = wobj2(1:2)
  obj2%u1 = 0.5d0
  call blend_whole2(wobj2(1), wobj2(3))
  obj2%part%u2 = dble(sngl(((1.2d0 + (e3(2))**2)**0.75d0)))
  ch = 'down'
  call blend_whole2(obj2, qobj2)
  obj2%v(obj2%kl(obj2%kl(obj2%part%i1)) - 1) = sin(obj2%v(obj2%kl(obj2%kl(obj2%part%i1)) - 1))* &
      dble(i)
  call blend_whole2(wobj2(1), wobj2(3))
  obj2%iw = 3
  do while (obj2%iw > 0)
    do j = obj2%kl(n), obj2%part%i1
      obj2%v(3 - 1) = sin(p - p/(1.5d0 + sin(r)**2) + (p + obj2%part%u2)* &
          (ga(obj2%kl(obj2%part%i2)) + ga(obj2%part%i1)))
      ga(2) = tanh(s(2))
      obj2%part%i1 = obj2%part%i1
    end do
    do i = 2, 2
      obj2%v(i - 1) = ga(i - 1)*ga(i - 1) + (r + 0.5)
    end do
    if (e2(2) <= dble(obj2%part%i2)) then
      r = max(1.25d0/(1.5d0 + sin(1.5d0)**2), dble(obj2%u1)) + obj2%part%t2* &
          sin(obj2%v(obj2%part%i1 - 1))
    else
      obj2%part%t2 = tanh(sign(1.25d0, e3(1))/(1.5d0 + sin(obj2%u1/(1.5d0 + sin(obj2%u1)**2))**2))
    end if
    obj2%iw = obj2%base2%iw - 1
  end do
  wobj2(2:3) = wobj2(1:2)
  ga(obj2%kl(obj2%part%i3)) = ga(obj2%kl(obj2%part%i3)) + exp(-(0.5d0)**2)
  call blend_whole2(wobj2(2), wobj2(3))
  q = as(obj2%part%i3) + dble(obj2%part%i1) + max(p, g1)
end subroutine s2_7

subroutine s1_7(n, p, q, a, a2, ps, as, k1, ka)
  use types_7
  integer :: n, k1, ka(3), i, is
  integer*8 :: ll
  logical :: lh
  double precision :: p, q, a(0:n - 1), a2(n), g1z, gaz(3), g2z, cd1, cda(3), t3, t4
  real(4) :: ps, as(*), u1, u2
  common /blk_7/ g1z, gaz, g2z
  common /fixed_7/ cd1, cda
  type(whole3) :: obj3
  type(whole3) :: qobj3
  type(whole3) :: wobj3(3)
  do i = 1, n
    obj3%base3%kl(i) = mod(i*1, 3) + 1
  end do
  obj3%t2 = 2.0d0
  t3 = ddim(obj3%t2 + as(1), cd1 + 0.7d0)
  wobj3(2) = obj3
  obj3 = wobj3(3)
  t4 = g2z
  obj3%part%i1 = obj3%kl(1)
  call blend_whole3(wobj3(2), wobj3(3))
  lh = .true.
  call blend_whole3(wobj3(1), wobj3(3))
  u1 = p
  call blend_whole3(obj3, qobj3)
  u2 = dble(sngl((t3/(1.5d0 + sin(gaz(obj3%base3%kl(n)))**2))))
  as(mod(obj3%part%i1 + 1, 3) + 1) = as(mod(obj3%part%i1 + 1, 3) + 1)*sin(asin(0.6d0*sin(gaz(k1)* &
      sin(t4))))
  gaz(obj3%kl(3)) = u2 + 1.25d0
  obj3%i3 = k1
  gaz(n) = (1.5d0 - cda(1))/(1.5d0 + sin(sinh(sin(cd1)))**2)
  if (g1z < a(obj3%part%i1 - 1)) then
    if (gaz(mod(obj3%i3 + 1, 3) + 1) <= 0.5) then
      gaz(ka(mod(n + 2, 3) + 1)) = gaz(ka(mod(n + 2, 3) + 1))*cos(gaz(ka(mod(n + 2, 3) + 1)))
      select case (obj3%part%i1)
      case (:1)
      case (2)
        u1 = cosd(40.0d0*(obj3%i3*0.25d0*3.0d0 + dble(real((a2(ka(ka(obj3%part%i1)))), 4))))
      case (3, 4:)
        gaz(n) = as(k1)*(cda(2)/(1.5d0 + sin(a2(obj3%part%i1))**2) - (a2(ka(ka(k1))) - 3.0d0))
      end select
    else
      is = 2
      do ll = obj3%part%i1, 2, is
        t3 = sin((a2(mod(n + 2, 3) + 1) - cda(k1))*dble(ll))
        u1 = tanh(as(mod(n + 2, 3) + 1)*a(mod(obj3%i3 + 0, 3) + 1 - 1))
        g1z = sin(u1*u1*t4)
        t3 = t3*cos(t3)
        gaz(mod(obj3%i3 + 0, 3) + 1) = gaz(mod(obj3%i3 + 0, 3) + 1)*cos(gaz(mod(obj3%i3 + 0, 3) + &
            1))
      end do
    end if
  end if
  qobj3 = obj3
  t3 = acosh(1.0d0 + (p - p)**2) + cda(3)
  obj3%part = inner3(i1=obj3%part%i1)
  q = g2z + as(mod(obj3%i3 + 1, 3) + 1) + dble(obj3%i3)*sin(a(obj3%i3 - 1))
end subroutine s1_7
