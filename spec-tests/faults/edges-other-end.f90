! head p(ya)/(xa)
! input n integer 5
! input x1 real 0.51859316646002496
! input xa real array 0.51269838919298061 -1.1352777799997984 -1.2051865038957303 -0.29649814049237461 0.39086837057743068
! input m integer 3
! input y real undefined 1.026295419676021
! input ya real array undefined 0.58305754906926799 0.32781853164500552 1.2690259925202707 0.65831815317782749 -1.1400114209146623
! input g1 real common blk -1.2301080430661306
! input ga real array common blk 1.1894931774813093 -0.93830240309576518 1.2204032222126489 0.2447550766680871 0.65554943181807723
! input gm1 real module md gm1 0.96217162077015872
module md
  implicit none
  integer, parameter :: nm = 5
  real*8, parameter :: cm = 1.25d0
  real*8 :: gm1
contains
  function f1(n, x, y, a)
    integer :: n
    real*8 :: x, y, a(:), f1
  end function f1

  subroutine s2(n, p, q, r, a, s)
    implicit none
    integer :: n, j, i2, i3, is
    integer(1) :: i1, kl(5)
    integer(2) :: i
    logical(2) :: lf
    integer :: kq
    real*8 :: p, q, r, a(n), s(2), t1, t2, t3, v(5), sf, sk, za
    character(len=4) :: ch
    sf(za) = za*sin(za) + 0.3d0*cm
    sk(kq) = 0.25*kq
  end subroutine s2
end module md

function f2(n, x, y, a)
  integer :: n
  double precision :: x, y, a(n), f2
end function f2

subroutine p(n, x1, xa, m, y, ya)
  use md, only: nm, cm, gm1, f1, s2
  integer :: n, m, i, j, i2, is, jw
  integer*1 :: i3
  integer(2) :: i1
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), t1, t3, t4, mix, f2
  character(len=4) :: ch
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 0.9d0*x1
  do i = 1, 5
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.5d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 3.0d0*gm1
  do i = 1, 5
    ya(i) = 1.5d0*(0.3d0*i)
  end do
  t1 = x1*ga(4) - atan(m*0.25d0, 1.5d0 + 0.5d0*sin(ya(mod(n + 2, 5) + 1)))
  t4 = abs(0.9d0*g1)
  i1 = m
  i2 = int(i1)
  ch = 'left'
  if (ch /= ch) then
    select case (ch)
    case ('up', 'left')
      do i = 1, 4
        ya(i) = ga(min(i + 1, 5))*t4 - ga(i)*0.3d0
      end do
    end select
  else
    call s2(n, ga(mod(nm + 1, 5) + 1), t1, ya(5), xa, xa(min(int(i1), 4)))
    call s2(n, ya(mod(nm + 1, 5) + 1), t1, ga(i2), xa, xa(min(2, 4)))
  end if
  ch = ch
  is = 1
  do i = int(i1), i2, is
    t4 = xa(1)*cm
    ga(mod(n + 1, 5) + 1) = tanh(xa(i1))
  end do
  ga(int(i1)) = i1*0.25d0 - cm - cm*sin(gm1)
  ya(i1) = ya(i1)*sin(gm1*t1)
  if (3 /= 4) then
    y = (ya(m) + ga(4))/(1.5d0 + sin(gm1*sin(0.3d0))**2)*sin((dble(i) - ya(mod(nm + 1, 5) + 1))*cm)
    t4 = t4 + (ga(mod(i2 + 3, 5) + 1) - (-ya(i2)))
  else
    do j = n, 1, -2
      ga(n) = tanh(g1)
      if (ch == ch) then
        t3 = sin(t1)
        ya(j) = tanh(f1(n, 1.25d0, 0.7d0, ya) + (xa(i2) - ya(nm)))
      else
        t4 = sin(sin(atan((1.2d0 + (xa(j))**2)**0.75d0))**i1)
      end if
    end do
  end if
  if (ya(2) >= t4) then
    ga(n) = ya(m)*0.3d0
    do i = int(i1), 4, -1
      ga(mod(n + 2, 5) + 1) = tanh(f2(n, t1, dble(m), ya) + t4)
      jw = i
      do while (jw > 0 .and. i2*0.25d0 < 1.9d0)
        t1 = sqrt(1.0d0 + (max(t1*sin(gm1), 0.5d0*gm1))**2)
        ya(mod(int(i1) + 2, 5) + 1) = sin(ya(mod(int(i1) + 2, 5) + 1)*sin(xa(1)))
        ya(i) = 0.6d0*sin(ya(i)) + (xa(i2) - t1)
        jw = jw - 1
      end do
      ya(int(i1)) = sin((-xa(n)))
    end do
  else
    if (x1 <= cm .and. nm <= 4) then
      select case (ch)
      case ('up', 'left')
        t3 = g1 + t1
        ga(nm) = (-t4)
      case (:'k')
        ga(i2) = 0.6d0*sin(ga(i2)) + (1.5d0)**2*sin(xa(m))
      case default
        g1 = g1 + erf(cm/(1.5d0 + sin(0.5d0)**2) - xa(2)*t4)
        t3 = sin(cm*(t1 + x1))
      end select
    end if
    ya(n) = tan(0.4d0*sin(x1))
  end if
  ga(n) = ga(n) + (0.01d0*atand(cm) - sign(ga(5), 0.9d0))
  t4 = t4 + (t1*(t1/(1.5d0 + sin(0.7d0)**2)) + t4/(1.5d0 + sin(gm1 + ya(2))**2))
  ga(n) = ga(n) + 1.25d0*ya(mod(int(i1) + 0, 5) + 1)*erfc(gm1)
  do i = 1, 4
    i3 = min(i + 1, 5)
    ya(i) = xa(i3)*(m*0.25d0) + xa(i)*0.3d0
  end do
  y = 0.5d0 - ga(mod(m + 0, 5) + 1) - (t1 + ya(i1))
  x1 = x1 + 1.5d0*sin(mix)
  y = y + 0.7d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.9d0*sin(mix)
  end do
  g1 = g1 + 1.25d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 2.0d0*sin(mix)
  end do
  gm1 = gm1 + 0.3d0*sin(mix)
end subroutine p
