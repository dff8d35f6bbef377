! head p(ya)/(x1)
! input n integer 5
! input x1 real 0.49737380306539186
! input xa real array 0.87491458866522942 -0.95497692553114821 1.160348091622295 0.58994827837270647 0.66164546146004577
! input y real undefined 0.91942601842464589
! input ya real array undefined 0.3380733291007042 0.72030214578783069 1.0166245530347435 0.90388046489723606 0.35217465655415536
! input g1 real common blk 1.2103145568670364
! input ga real array common blk 0.27289518994872969 -1.0275292064595007 -0.49687241047185093 1.0119299914024293 0.9858769938883023
! input kg integer common ints 4
! input gm1 real module md gm1 -0.8631413039182918
! input gm2y real module md gm2 0.87172200417345858
! input km integer module md km 5
! input gma real array module md gma 0.29899938537165471 1.2625820461310848 0.38879894778686896 -0.5494235670763894 -0.79734482182780675
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(5)
  real(wp) :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
contains
  function f1(x, ps)
    implicit none
    real*8 :: x, t1, f1
    real(4), value :: ps
    t1 = acos(0.6d0*sin(cos(ps)))
    f1 = t1 - ps + x
  end function f1
end module md

subroutine p(n, x1, xa, y, ya)
  use md, only: wp, gm1, gm2y => gm2, km, anyf1
  implicit none
  integer :: n, kg, i, j, i1, i2, i3
  logical :: lf
  logical(8) :: lh
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), t1, t2, v(5), mix
  real*4 :: u1, u2
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 0.7d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.5d0*g1
  do i = 1, 5
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 1.5d0*gm1
  mix = mix + 0.3d0*gm2y
  do i = 1, n
    ya(i) = x1*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = gm1*(0.3d0*i)
  end do
  t2 = 2.0d0
  i3 = km
  lf = x1 > 0.7d0
  lh = 0.9d0 > g1 .or. km <= 1
  u1 = 0.9d0
  do i = 1, n
    do j = 1, n
      km = j
      select case (kg)
      case (1:2)
        y = sin((v(1) - u1)*sin(x1 + 0.9d0))
        kg = mod(i + 1, 5) + 1
      case (4)
        t1 = sin(ya(i) - v(5))
        t1 = sin(t1*cos(t1))
        kg = kg
      case default
        i1 = mod(kg + 0, 5) + 1
        ga(km) = sin(anyf1(xa(i), real(0.3d0)) + xa(i))
        kg = mod(i + 0, 5) + 1
      end select
    end do
    v(n) = gm1*sin(dble(sngl((ga(mod(kg + 1, 5) + 1)))))
    do j = 3, km
      gm2y = sin(0.6d0*sin(gm2y) + (-v(i))/(1.5d0 + sin(0.3d0 + x1)**2))
    end do
  end do
  i2 = mod(i3 + 3, 5) + 1
  ya(i2) = sin(ya(i2))*exp(-(v(kg))**2)
  i2 = n
  i3 = 5
  call s1(i3, v(i2), gm1, ga)
  if (t2 <= 0.3d0) then
    ya(kg) = ya(i2) - dble(i)
    i3 = 5
    call s1(i3, t2, xa(mod(i2 + 0, 5) + 1), ya)
  else
    i3 = 5
    call s1(i3, gm2y, v(i3), ga)
  end if
  ga(n) = v(km) + u1
  do i = 1, n
    gm2y = 0.6d0*sin(gm2y) + (gm1 + xa(n))/(1.5d0 + sin(sin(gm1))**2)
    do j = 1, n
      g1 = g1*sin(0.7d0)
    end do
  end do
  i3 = 5
  do i = 1, 2
    i3 = i3 - 1
    u1 = u1*sin(ga(i3))
    kg = 1
  end do
  i3 = 2
  do t2 = 1, 5, 2
    gm2y = sin(3.0d0*ya(n)*dble(t2))
    if (.not. lf) then
      u2 = dble(i)/(1.5d0 + sin(x1)**2)/(1.5d0 + sin(t2 - gm2y)**2)
      i1 = km
      i3 = 5
      call s1(i3, ya(i3), xa(km), ga)
    else
      g1 = sin(gm2y*u1 + u1*sin(i*0.25d0) + xa(4)/(1.5d0 + sin(ya(km))**2))
    end if
  end do
  y = g1 + ga(kg) - x1*ya(i2)
  do i = 1, 5
    xa(i) = xa(i) + 3.0d0*sin(mix)
  end do
  y = y + 3.0d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 1.5d0*sin(mix)
  end do
  g1 = g1 + 2.0d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.9d0*sin(mix)
  end do
  gm1 = gm1 + 2.0d0*sin(mix)
  gm2y = gm2y + 0.5d0*sin(mix)
  do i = 1, n
    u2 = tanh(xa(i)*1.25)
    do j = 1, 5
      u2 = u2 + sin(xa(j)*0.7d0)*0.2d0
    end do
    if (u2 > xa(i)) u2 = sin(u2*xa(i) + dble(real((x1))))
    ya(i) = ya(i) + (u2*xa(i) + xa(n))
    u2 = u2*xa(i) + anyf1(x1, u2)
  end do
end subroutine p

subroutine s1(n, p, q, a)
  implicit none
  integer :: n, i, i1, i2, i3, kl(5)
  real*8 :: p, q, a(n), g1, ga(5), t2, v(0:4), mix
  real :: u1, u2
  real*8 :: dc
  data dc /0.75d0/
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 0.3d0*p
  mix = mix + 0.5d0*q
  do i = 1, 5
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 5
    v(i - 1) = g1*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*2, 5) + 1
  end do
  t2 = 0.3d0
  i1 = 5
  i2 = 5
  u1 = g1*dc + abs(q)
  u2 = g1/(1.5d0 + sin(dc)**2)*sin(tanh(g1))
  u1 = g1 - ga(mod(n + 3, 5) + 1)
  u2 = g1*ga(n)
  q = tanh(tanh(ga(kl(i1))))
  i3 = i2
  n = i1
  p = p + 3.0d0*sin(mix)
  q = q + 1.5d0*sin(mix)
end subroutine s1
