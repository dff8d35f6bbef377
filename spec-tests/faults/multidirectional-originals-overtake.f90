! head p(y,ys)/(xa)
! input n integer 5
! input x1 real 0.5593579668242421
! input xa real array -0.30575875682023246 -1.1477877050223024 0.28000313875509358 0.50150537650277838 1.1519526448564776
! input y real undefined -1.0082130260910889
! input xs real4 0.26615092158317566
! input ys real4 undefined 0.9744301438331604
! input g1 real common blk 0.92932141060356521
! input ga real array common blk -0.34006179230528288 0.60481785966044588 -0.48415115895810124 1.2656238187350182 0.20949028578408782
! input g2 real common blk 0.58718961283320548
! input kg integer common ints 5
! input h1 real common other 1.0836013980199677
subroutine p(n, x1, xa, y, xs, ys)
  implicit none
  integer :: n, kg, i, l, i1, i3, is
  integer*1 :: i2
  logical(8) :: lf
  real*8 :: x1, xa(5), y, g1, ga(5), g2, cd1, cda(5), h1, t2, c(5, 2), mix, f1
  real*4 :: xs, ys, u1, u2
  character(len=4) :: ch
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  common /ints/ kg
  common /other/ h1
  mix = 0.0d0
  mix = mix + 1.25d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.5d0*xs
  mix = mix + 2.0d0*g1
  do i = 1, 5
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 1.5d0*g2
  mix = mix + 2.0d0*h1
  do i = 1, n
    c(i, 1) = 0.9d0*(0.3d0*i)
    c(i, 2) = 0.5d0*(0.3d0*i)
  end do
  t2 = 1.5d0
  i1 = mod(kg + 3, 5) + 1
  i2 = kg
  lf = t2 <= 1.25d0
  u1 = xs - h1 - h1/(1.5d0 + sin(xa(kg))**2)
  u2 = c(mod(i1 + 2, 5) + 1, 1) + dble((1.25))
  ch = 'up'
  u2 = u2 + x1/(1.5d0 + sin(h1)**2)*dble(sngl((cd1)))
  ga(kg) = c(n, mod(kg, 2) + 1)/(1.5d0 + sin(cda(i1))**2)
  do i = 1, n
    t2 = tanh(c(3, mod(i1, 2) + 1)*t2)
    h1 = tanh(t2*t2*t2)
    if (dble(i1) > 2.0d0) kg = mod(i + 3, 5) + 1
    ga(i) = ga(i)*sin(dble(i) - xa(i2))
  end do
  select case (n)
  case default
    do l = n, i1, -1
      ga(n) = sin(ga(n)*sin(x1))
    end do
    y = h1/(1.5d0 + sin(h1)**2)*dble(i)
  case (2)
  case (3)
    ga(i1) = 1.25d0/(1.5d0 + sin(ga(i2))**2)
    i3 = kg
  end select
  i3 = i1
  x1 = f1(n, h1, xa(kg), ga) + (c(i3, 2) - xs)
  is = -2
  do l = mod(i3 + 3, 5) + 1, n, is
    ga(i3) = ga(i3)*sin(cda(5) + g2)
  end do
  u2 = 0.6d0*sin(u2) + (atan(max(cd1, cda(n)), 1.5d0 + 0.5d0*sin(0.7d0 + xa(3))) + dble(l))
  ga(mod(i1 + 2, 5) + 1) = t2
  u1 = u1*sin(dble(cda(mod(int(i2) + 2, 5) + 1)))
  c(n, 2) = acosh(2.5d0 + 1.0d0*sin(f1(n, (cda(i2) + g2)*cos(tanh(u1)), cda(i2), c(1, 1)) + (g2 + &
      3.0d0)))
  ga(i3) = fraction(cda(i3) - ga(kg))*((i3*0.25d0)**2 - u1*sin(u1))
  y = tan(0.4d0*sin(u2 + x1))
  ys = xs + cda(kg) - (u2 + 1.25d0)
  x1 = x1 + 0.7d0*sin(mix)
  do i = 1, 5
    xa(i) = xa(i) + 2.0d0*sin(mix)
  end do
  y = y + 0.9d0*sin(mix)
  ys = ys + 0.3d0*sin(mix)
  g1 = g1 + 0.9d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 1.25d0*sin(mix)
  end do
  g2 = g2 + 0.7d0*sin(mix)
  h1 = h1 + 1.5d0*sin(mix)
  do i = 1, n
    u2 = sin(xa(i)*0.7d0)
    ga(i) = ga(i) + tanh(u2*xa(i) + g1)
  end do
end subroutine p

function f1(n, x, y, a)
  integer :: n
  real*8 :: x, y, a(n), t1, f1
  t1 = (y + a(mod(n + 0, 5) + 1))/(1.5d0 + sin(acos(0.6d0*sin(a(3))))**2)
  f1 = a(mod(n + 0, 5) + 1)*max(x, a(1))
end function f1

block data bd
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
end block data bd
