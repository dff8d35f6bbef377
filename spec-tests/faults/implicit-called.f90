! head p(xa)/(y)
! input n integer 5
! input x1 real -0.63674902461926686
! input x2 real 0.94323946598270836
! input xa real array -1.0225169459190884 0.60294930751475428 0.44010192650696112 -1.0816060654753135 0.77578796015903673
! input y real 1.2234073709804474
! input g1 real common blk 0.41825048555314509
! input gc real common blk 1.2577052718784567
! input ga real array common blk 0.71309036456966712 0.34178279548712653 0.32952783249328321 -0.57485162198694084 -0.57543404404615339
! input kg integer common ints 3
! input h1 real common other 1.2080305113706447
! input gm1 real module md gm1 0.64245285301060984
! input gma real array module md gma 1.0438359228499423 0.52196612886380334 0.25881812495217038 0.90994781270482017 0.36188459260725891
! input km integer module md km 5
module md
  implicit none
  integer, parameter :: nm = 5
  integer, parameter :: wp = 8
  real*8, parameter :: cm = 1.25d0
  real(wp) :: gm1
  real*8 :: gma(5)
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
contains
  function f1(x, y)
    implicit none
    real*8 :: y, t1, f1
    double precision, value :: x
    t1 = (y - x)*sin(x + x)
    f1 = t1 + x
  end function f1

  function f2(n, x, a)
    implicit none
    integer :: n
    real*8 :: x, a(n), f2
    f2 = (x + a(n))*sin(anyf1(a(n), x/(1.5d0 + sin(1.5d0)**2)*cos(a(n))))
  end function f2
end module md

subroutine s1(p, q, r, a, a2, e2, e3)
  implicit none
  integer :: i, i1, i2, kl(5)
  logical :: lf
  double precision :: p, q, r, a(5), a2(5), e2(2), e3(2), g1, gc, ga(5), h1z, t1, t2, v(0:4), &
      w(2), mix
  common /blk/ g1, gc, ga
  common /other/ h1z
  mix = 0.0d0
  mix = mix + 3.0d0*p
  mix = mix + 1.25d0*r
  do i = 1, 5
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 5
    mix = mix + a2(i)*0.4d0
  end do
  do i = 1, 5
    v(i - 1) = r*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*1, 5) + 1
  end do
  t2 = (a(4))**2*bessel_yn(3, 4.0d0 + 1.0d0*sin(gc))
  i1 = 5
  i2 = kl(i1)
  lf = 0.5d0 <= 0.7d0
  ga(i1) = sin(ga(i1))*(a2(mod(i1 + 0, 5) + 1)/(1.5d0 + sin(0.9d0)**2))
  i1 = i2
  i2 = mod(i2 + 3, 5) + 1
  if (lf) then
    i2 = 5
    ga(kl(5)) = sin(ga(kl(5)))*abs(0.3d0)
    kl(i2) = i1
    ga(kl(5)) = sin(ga(kl(5)))*(-v(kl(kl(i1)) - 1))
    i2 = mod(kl(5), 5) + 1
    ga(i2) = sin(ga(i2))*(e2(1) + ga(i1))
  end if
  t2 = 0.6d0*sin(t2) + (sign(g1, g1) + v(mod(i1 + 0, 5) + 1 - 1)*w(2))
  q = dble(p) + p/(1.5d0 + sin(r)**2)
  p = p + 0.3d0*sin(mix)
  q = q + 0.9d0*sin(mix)
  do i = 1, 5
    t1 = a(i)*a(i2)
    v(i - 1) = v(i - 1) + (t1*a(i) + a(1))
    t1 = t1*a(i) + max(ga(i), 1.25d0)
    q = sin(q + tanh(t1*a(i) + v(i1 - 1)*w(1)))
  end do
end subroutine s1

subroutine p(n, x1, x2, xa, y)
  use md, only: cm, gm1, gma, km, canyf1 => anyf1, cf2 => f2
  implicit none
  integer :: n, kg, i, i1, i2, i3, kl(5)
  integer*1 :: j
  logical*8 :: lf
  real*8 :: x1, x2, xa(5), y, g1, gc, ga(5), h1, t1, t2, v(0:4), c(5, 2), w(2), mix
  common /blk/ g1, gc, ga
  common /ints/ kg
  common /other/ h1
  mix = 0.0d0
  mix = mix + 1.5d0*x1
  mix = mix + 0.5d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.9d0*y
  mix = mix + 1.25d0*g1
  do i = 1, 5
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 2.0d0*h1
  mix = mix + 1.5d0*gm1
  do i = 1, n
    mix = mix + gma(i)*0.4d0
  end do
  do i = 1, n
    v(i - 1) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = 0.3d0*(0.3d0*i)
    c(i, 2) = 0.3d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = h1*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 5) + 1
  end do
  t1 = cosh(sin(g1))*sin(0.5d0 + w(2))
  t2 = 1.5d0
  i3 = km
  lf = .true.
  call s1(x1, h1, gma(i3), gma, v, w, v(3 - 1))
  v(1 - 1) = sin(sin((1.2d0 + (t1)**2)**0.75d0)**kg*y)
  lf = lf
  do j = 1, 5
    i1 = mod(km + 2, 5) + 1
    ga(kl(kl(km))) = sin(ga(kl(kl(km))))*cf2(n, xa(kl(mod(n + 2, 5) + 1)), xa)
  end do
  i2 = kl(i3)
  if (gm1 > 3.0d0) gm1 = gm1*cos(g1*gc)
  w(1) = w(1)*sin(y)
  call s1(x1, t2, cm*cos(x2 - c(i3, mod(i2, 2) + 1)), v, gma, v(min(kl(kg), 4) - 1), gma(3))
  select case (km)
  case (4)
    call s1(xa(n), gm1, x1, c, c, v(4 - 1), v(2 - 1))
    call s1(t1, x2, t2, xa, gma, xa(2), gma(min(kg, 4)))
  case (5, 6:)
    xa(n) = xa(n)*sin(1.25d0)
    i1 = kl(i2)
    c(kl(i3), 1) = 0.5d0*sin(c(n, 1)) + (-gc)
  case default
    v(n - 1) = v(n - 1)*sin(y*t2*(gma(1)*sin(t2)))
    do i = 1, 5
      w(2) = sin(canyf1(gm1*cos(dble(i2)*3.0d0), i*0.25d0))
      do j = 1, 5
        t2 = sin(w(2)*w(1))
        x2 = tanh(t2*t2*w(2))
        gma(kl(kg)) = gma(kl(kg)) + (2.0d0 - gm1)*sin(gc*sin(ga(kg)))
      end do
    end do
    km = n
  end select
  do i = 1, n
    call s1(v(kl(km) - 1), gma(kl(i)), t1, xa, c(1, 1), xa(min(i, 4)), w)
  end do
  i1 = mod(n + 0, 5) + 1
  t2 = ga(kl(1))
  if (lf .and. (gc > t2 .and. i2 <= 5)) then
    xa(kl(i2)) = sin(xa(kl(i2)))*(c(kl(2), 2) + ga(km))
  else
    x2 = (dble(i2))**2/(1.5d0 + sin(cos(3.0d0))**2)
  end if
  x1 = x1 + 0.9d0*sin(mix)
  x2 = x2 + 0.5d0*sin(mix)
  do i = 1, 5
    xa(i) = xa(i) + 3.0d0*sin(mix)
  end do
  y = y + 0.7d0*sin(mix)
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.9d0*sin(mix)
  end do
  h1 = h1 + 1.5d0*sin(mix)
  gm1 = gm1 + 0.7d0*sin(mix)
  do i = 1, 5
    gma(i) = gma(i) + 1.25d0*sin(mix)
  end do
end subroutine p
