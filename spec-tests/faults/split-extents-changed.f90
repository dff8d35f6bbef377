! head p(y)/(h1)
! input n integer 3
! input x1 real -1.0735594812033795
! input x2 real 0.46699968457620072
! input xa real array -0.72066740731368739 1.2975388368827565 -0.42012725879038493
! input k integer array 3 1 3
! input y real undefined 0.37088185899400672
! input ya real array undefined -0.86475846528874634 -0.41110043146802777 -0.5557014294699496
! input g1 real common blk 1.0732161491211607
! input ga real array common blk 0.43500402188541393 1.1253278494646148 0.5593579668242421
! input g2 real common blk -0.30575875682023246
! input h1 real common other 0.58701871809752659
function f1(n, x, a)
  integer :: n
  real*8 :: x, a(n), h1z, t1, t2, t3, t4, f1
  common /other/ h1z
  t2 = acos(0.6d0*sin(a(n))) + log_gamma(-1.5d0 + 0.3d0*sin(2.0d0))
  f1 = min(t2*h1z, h1z + a(1))
end function f1

subroutine s1(n, p, q, r, a, a2)
  implicit none
  integer :: n, i, j, l, i1, i2, i3, is, jw
  double precision :: p, q, r, a(n), a2(n), g1, ga(3), g2, t1, t2
  common /blk/ g1, ga, g2
  i1 = n
  a(n) = tanh(a2(n)*((-a(i1)))**2)
  i3 = 2 - 1
  n = i3
end subroutine s1

subroutine s2(n, p, q, a2, d)
  implicit none
  integer :: n, i, i1, i2, i3, iw
  double precision :: p, q, a2(n), d(n, 2), g1, ga(3), g2, h1, t1, t4, v(0:2)
  common /blk/ g1, ga, g2
  common /other/ h1
  do i = 1, n
    v(i - 1) = 2.0d0*(0.3d0*i)
  end do
  t4 = g2 + a2(n) - (d(n, 1) + 0.3d0)
  i2 = 1
  i3 = mod(i2 + 0, 3) + 1
  i1 = 3
!$AD NOCHECKPOINT
  call s1(i1, h1, t4, t4, v, d(1, 1))
  iw = 3
  if (dble(i3) >= t4) then
    g1 = (-q)
  else
    ga(i1) = sin(max(0.01d0*atand(q), dble(h1) + g1, 0.3d0*sin(q)*sin(h1)))
    p = sin(t1/(1.5d0 + sin(a2(i1))**2)*sin(sign(0.3d0, v(i1 - 1))))
  end if
end subroutine s2

subroutine s3(n, p, q, a, k1, ka)
  integer :: n, k1, ka(3), i, i3, kl(3)
  real*8 :: p, q, a(n), h1z, t2, t3, t4, w(2), mix, f1
  common /other/ h1z
  mix = 0.0d0
  mix = mix + 0.9d0*p
  mix = mix + 0.7d0*q
  do i = 1, 3
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 2
    w(i) = h1z*(0.3d0*i)
  end do
  do i = 1, 3
    kl(i) = mod(i*3, 3) + 1
  end do
  t2 = (acos(0.6d0*sin(h1z)))**3
  t3 = h1z - 2.0d0 - (q + 0.7d0)
  i3 = n
  w(2) = tanh(t3)
  t4 = w(1)
  w(1) = w(1)*sin(h1z - t4)
  w(1) = sin((p*sin(0.7d0) - w(2)*w(1))*f1(n, p, a))
  p = tanh(a(n) + sin(w(2) - t4)**i3)
  p = p + 1.25d0*sin(mix)
end subroutine s3

subroutine p(n, x1, x2, xa, k, y, ya)
  integer :: n, k(3), i, j, i1, i2, kl(3)
  real*8 :: x1, x2, xa(3), y, ya(3), g1, ga(3), g2, h1, t2, t3, t4, c(3, 2), mix
  common /blk/ g1, ga, g2
  common /other/ h1
  mix = 0.0d0
  mix = mix + 3.0d0*x1
  mix = mix + 1.25d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 2.0d0*g1
  do i = 1, 3
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.3d0*g2
  mix = mix + 1.5d0*h1
  do i = 1, n
    ya(i) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = x1*(0.3d0*i)
    c(i, 2) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 3) + 1
  end do
  t2 = 0.5d0
  t3 = 1.5d0
  t4 = g1/(1.5d0 + sin(x2)**2) + (h1)**3
  i1 = n
  i2 = i1
  t3 = x2/(1.5d0 + sin(ya(n))**2)
!$AD NOCHECKPOINT
  call s3(n, t4, 1.25d0, c(1, 1), i1, kl)
  xa(kl(i2)) = (x2 + x1)*(g2 - x2)
  ya(i2) = ya(i2)*sin(c(i1, 1)*x2*(t4 + t2))
  i2 = mod(n + 0, 3) + 1
  g2 = 0.6d0*sin(g2) + t3*sin(h1)
  i1 = 3
  call s1(i1, t4, ya(k(mod(i1 + 2, 3) + 1)), 2.0d0, xa, ya)
  if (2 /= 3) then
    ga(n) = cotan(1.5d0 + 0.8d0*sin((c(n, 2) - t3)/(1.5d0 + sin(x1/(1.5d0 + sin(g1)**2))**2)))
    g2 = gamma(2.0d0 + 1.5d0*sin(dble(i)))*sin(g1 + t4)/(1.5d0 + sin(ya(i1))**2)
  else
    do i = 1, 3
      if (x1 > g1) ga(1) = sin(t3)
      xa(3) = tanh(atan(h1*x2, 1.5d0 + 0.5d0*sin((x2)**3))*sin(mod(x1, 1.5d0 + 0.5d0* &
          sin(xa(kl(1))))*sin(0.9d0)))
    end do
    i1 = 2
  end if
  c(1, 1) = c(1, 1) + sinh(sin((-h1)))
  do j = 1, i1
    ga(i2) = (xa(kl(1)) - ga(i1))/(1.5d0 + sin(exp(-(c(j, 1))**2))**2)
    do i = 1, 3
      c(kl(i), 1) = tanh(0.01d0*atand(abs(0.7d0)))
      ya(mod(j + 2, 3) + 1) = sin(ya(mod(j + 2, 3) + 1)*cos(ya(mod(j + 2, 3) + 1)))
    end do
    xa(k(i2)) = sin(xa(k(i2))*cos(xa(k(i2))))
    i1 = n
  end do
  if (g1 <= 1.25d0) call s2(n, t2, xa(mod(n + 1, 3) + 1), ya, c)
  y = ga(i2)*2.0d0/(1.5d0 + sin(ga(i2) - c(2, 1))**2)
  do i = 1, 3
    xa(i) = xa(i) + 2.0d0*sin(mix)
  end do
  y = y + 1.25d0*sin(mix)
  do i = 1, 3
    ya(i) = ya(i) + 1.5d0*sin(mix)
  end do
  g1 = g1 + 2.0d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.7d0*sin(mix)
  end do
  g2 = g2 + 2.0d0*sin(mix)
  h1 = h1 + 0.9d0*sin(mix)
end subroutine p
