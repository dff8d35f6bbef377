! head p(x1,xa,y)/(x1,x2,xa)
! input n integer 3
! input x1 real 0.36745489637059703
! input x2 real 0.5912649943929813
! input xa real array -1.0173038417483995 -0.37811918708505177 0.31945994584773896
! input k integer array 1 3 2
! input y real undefined 0.50869190163974376
! input g1 real common blk -1.2093867990590277
! input ga real array common blk 0.72964763972546676 0.35623234762538702 -1.0085399166643778
! input h1 real common other 0.91544638037483428
function f1(x, y)
  integer :: i
  real*8 :: x, y, t1, t2, t3, c(3, 2), w(2), f1
  do i = 1, 3
    c(i, 1) = x*(0.3d0*i)
    c(i, 2) = 1.25d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.9d0*(0.3d0*i)
  end do
  t2 = 3.0d0
  t3 = abs(t2)
  t1 = (-c(3, 2))*(y*sin(t3))
  t3 = t3 + t1
  c(2, 1) = (-t1)
  f1 = (t3 - t1)*sin(x - 1.5d0)
end function f1

subroutine s1(p, q, a2, s)
  implicit none
  integer :: i, j, i1, i2, i3
  real*8 :: p, q, a2(3), s(2), t1, c(3, 2), w(2)
  do i = 1, 3
    c(i, 1) = q*(0.3d0*i)
    c(i, 2) = q*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = q*(0.3d0*i)
  end do
  i1 = 3
  i2 = 2
  i3 = i2
  w(2) = w(2)*sin((w(1) + a2(i3))*(s(2)*q))
  do j = 2, 1
    t1 = 3.0d0
    t1 = min(t1/(1.5d0 + sin(t1)**2), sin(t1)**i2, 3.0d0*sin(p)) + (w(2) + c(i2, 2))
  end do
end subroutine s1

subroutine s2(n, p, q, r, a, s)
  implicit none
  integer :: n, i, l, i1, i2, i3, kl(3)
  double precision :: p, q, r, a(n), s(2), g1z, gaz(3), t1, t2, t3, v(0:2), c(3, 2), w(2), f1
  common /blk/ g1z, gaz
  do i = 1, 3
    v(i - 1) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, 3
    c(i, 1) = g1z*(0.3d0*i)
    c(i, 2) = g1z*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.5d0*(0.3d0*i)
  end do
  do i = 1, 3
    kl(i) = mod(i*3, 3) + 1
  end do
  t1 = (-gaz(n))
  t2 = f1(q, v(kl(kl(n)) - 1))*sin(c(kl(kl(n)), 1)*s(1))
  t3 = 2.0d0
  i1 = 2
  i3 = 1
  i2 = mod(n + 3, 3) + 1
  g1z = f1(a(kl(kl(n))), q) + (v(n - 1) - v(i1 - 1))
  if (r >= 1.25d0) then
    v(i2 - 1) = sin(v(i2 - 1))*(g1z/(1.5d0 + sin(a(i1))**2))
    i2 = 1
    w(2) = w(2)*sin(0.9d0)
  else
    gaz(kl(1)) = dble(i*0.25d0*q)
  end if
  c(2, 2) = a(1)*sin(q)*sin(c(i2, 2))*sin(p*s(2) - q*t1)
  do i = 1, 3
    gaz(kl(kl(i))) = dble(gaz(2)*sin(v(i1 - 1)))
    do l = 1, 3
      p = tanh(v(2 - 1))
    end do
  end do
  v(i3 - 1) = f1((q - r)*cos(s(2)), t2)
  n = i3
end subroutine s2

subroutine p(n, x1, x2, xa, k, y)
  implicit none
  integer :: n, k(3), i, i1, i2, i3, iw
  real*8 :: x1, x2, xa(n), y, g1, ga(3), h1, t1, t2, t3, v(3), w(2), mix, f1
  common /blk/ g1, ga
  common /other/ h1
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  mix = mix + 0.3d0*x2
  do i = 1, 3
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.25d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.7d0*h1
  do i = 1, 3
    v(i) = h1*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.9d0*(0.3d0*i)
  end do
  t1 = (g1 - ga(n))/(1.5d0 + sin(3.0d0*sin(ga(mod(n + 1, 3) + 1)))**2)
  t2 = (-2.0d0)
  i1 = k(n)
  i2 = i1
  i1 = 3
  call s2(i1, t1, x2, 1.25d0*h1*cos(t1 + v(1)), xa, v(1))
  xa(3) = xa(3) + (x2 + 0.3d0 + g1)
  x1 = h1
  t1 = tanh(w(2)) + xa(i2)*x1 + (ga(n) + t2)*sin(g1)
  iw = i1
  do while (iw > 0)
    w(2) = tanh(i1*0.25d0*x2)
    ga(i1) = tanh(w(2))
    iw = iw - 1
  end do
  i1 = 3
  call s2(i1, t1, h1, v(k(i2)), xa, v(1))
  if (i*0.25d0 >= v(n)) then
    y = sin(log10(3.0d0 + cos(xa(k(k(i2)))))*(w(2)*t1))
  else if (t2 > h1) then
    if (v(i2) <= 0.5d0 .or. 2 <= 3) x1 = x1*x2 + t2
    xa(3) = 0.6d0*sin(xa(3)) + f1((v(k(mod(i1 + 3, 3) + 1)) + 1.5d0)*cos(v(k(3)) - t1), &
        xa(mod(i2 + 1, 3) + 1))*ga(i2)*sin(v(n)*x2*sin(tanh(x2)))
  else
    i3 = i1
    t3 = log(2.0d0 + sin(min(ga(1), w(2), 0.5d0) + x1))
  end if
  y = (0.3d0 - ga(i2))*f1(ga(k(n)), h1)
  x1 = x1 + 0.7d0*sin(mix)
  do i = 1, 3
    xa(i) = xa(i) + 0.5d0*sin(mix)
  end do
  y = y + 1.25d0*sin(mix)
  g1 = g1 + 1.25d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 1.25d0*sin(mix)
  end do
  h1 = h1 + 2.0d0*sin(mix)
end subroutine p
