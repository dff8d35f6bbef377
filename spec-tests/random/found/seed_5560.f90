! head p(x1,xa,y,ya)/(x1,xa)
! input n integer 4
! input x1 real -0.40241504321301735
! input xa real array -0.2881937447615206 -0.49957036451616921 -0.20249400558385733 1.0615795235120378
! input m integer 1
! input y real undefined 1.2046991358453767
! input ya real array undefined -0.29179496735497279 0.22135535239137524 -1.296093394416006 -0.98113994588508624
function f1(x)
  implicit none
  integer :: l, jw
  real*8 :: x, t1, t3, t4, f1
  t1 = sin(x/(1.5d0 + sin(x)**2))
  jw = 4
  do while (jw > 0)
    if (4 /= 1) then
      t1 = 1.5d0 + t1
      t3 = tanh((t1 + t1)*sin(t1*cos(1.5d0)))
    end if
    t1 = sin(t1*sin(t1))
    jw = jw - 1
  end do
  do l = 1, 4
    t1 = t1*sin(0.7d0)*(x*sin(x))
    if (t1 > t1) then
      t4 = sin(min(t1, sinh(sin(dble(l)))))
    else
      t3 = tanh(x)
    end if
  end do
  t3 = (x)**2
  f1 = (-0.5d0)
  f1 = f1*cos(2.0d0*sin(t3))
end function f1

subroutine s1(p, q, a, a2, k1)
  implicit none
  integer :: k1, i, j, l, i1, i2, i3, kl(4)
  real*8 :: p, q, a(4), a2(4), t1, t2, v(0:3), f1
  do i = 1, 4
    v(i - 1) = p*(0.3d0*i)
  end do
  do i = 1, 4
    kl(i) = mod(i*1, 4) + 1
  end do
  t2 = a2(kl(k1))
  i1 = k1
  i2 = k1
  i3 = k1
  t1 = f1(p) + t2*sin(v(i2 - 1))
  v(kl(kl(i1)) - 1) = tanh(t2 - p - v(mod(k1 + 1, 4) + 1 - 1)*sin(t2))
  v(kl(i3) - 1) = atan(sin(v(i2 - 1)/(1.5d0 + sin(a2(mod(k1 + 3, 4) + 1))**2))**i1)
  if (a(k1) > 1.25d0) then
    t2 = t2*sin(t1)
  else
    t1 = t1 + 0.7d0/(1.5d0 + sin(p)**2)
    if (p >= 0.5d0) then
      v(k1 - 1) = v(k1 - 1)
      v(1 - 1) = v(1 - 1)*sin(v(i2 - 1))
    end if
  end if
  do j = 1, k1
    i2 = 1
    do l = 2, i2
      t2 = t2
    end do
    if (i2 /= 1) v(i2 - 1) = sin(v(k1 - 1) + dble(k1))
    k1 = kl(i3)
  end do
  q = a(i1)*a(k1)*dble(i3)
end subroutine s1

subroutine s2(n, p, q, r, k1)
  integer :: n, k1, i, j, i2, i3
  double precision :: p, q, r, t2, t3, v(0:3)
  do i = 1, n
    v(i - 1) = 2.0d0*(0.3d0*i)
  end do
  t2 = r + 1.5d0*q
  t3 = 0.7d0
  i2 = mod(n + 0, 4) + 1
  i3 = n
  r = abs(sin(0.5d0 + 2.0d0)**k1)
  do j = k1, n
    call s1((r - p)*cos(v(n - 1) - 0.9d0), q, v, v, i2)
  end do
end subroutine s2

subroutine s3(n, p, q, r, a2, k1)
  implicit none
  integer :: n, k1, i, i1, i3
  double precision :: p, q, r, a2(n), t1, v(0:3), w(2)
  do i = 1, 4
    v(i - 1) = r*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = p*(0.3d0*i)
  end do
  t1 = v(n - 1)
  i1 = n
  i3 = k1
  v(4 - 1) = v(4 - 1)*sin(a2(i1))
  t1 = tanh((a2(i1) + 0.5d0)*(w(1) - r) + (min(a2(1), t1, t1) + r))
  n = i1
end subroutine s3

subroutine p(n, x1, xa, m, y, ya)
  implicit none
  integer :: n, m, i, j, l, i1, i2, i3, iw
  double precision :: x1, xa(n), y, ya(4), t1, t2, v(4), mix
  mix = 0.0d0
  mix = mix + 2.0d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  do i = 1, n
    ya(i) = 0.9d0*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = x1*(0.3d0*i)
  end do
  t1 = v(mod(m + 3, 4) + 1) + v(mod(m + 0, 4) + 1) + sin(xa(n))
  i1 = mod(n + 3, 4) + 1
  i2 = mod(i1 + 3, 4) + 1
  i3 = n
  x1 = x1 + (t1 + x1 - 0.9d0)
  i1 = i2
  t2 = sin(xa(m)*sin(x1))**i3 + 3.0d0
  do i = 1, n
    call s1(x1, t1, ya, v, i3)
  end do
  call s2(n, ya(mod(i2 + 1, 4) + 1), xa(i3), v(mod(i1 + 0, 4) + 1), i1)
  v(i2) = 0.6d0*sin(v(i2)) + (xa(n) - v(1))
  iw = 1
  do while (iw > 0)
    if (x1 > 2.0d0) then
      x1 = x1*cos(ya(i1) - x1)
    else
      x1 = 0.7d0*ya(i2) + atan(0.3d0)
    end if
    do l = mod(i2 + 0, 4) + 1, 4
      if (mod(m + 0, 4) + 1 /= 1) t2 = max(x1 - 2.0d0, t1*sin(1.5d0))
    end do
    iw = iw - 1
  end do
  call s1(x1, ya(i3), xa, v, i2)
  i1 = 4
  call s3(i1, t1, t2, ya(i2), v, i3)
  do j = 1, n
    if (xa(m) < 0.9d0 .and. i2 <= 3) then
      if (ya(3) >= x1) then
        v(mod(i3 + 0, 4) + 1) = tanh(sin(xa(j)*sin(ya(m)) + t1)**j)
        v(i2) = sin(v(i2) + ya(i3)/(1.5d0 + sin(xa(i1))**2))
      end if
    else
      t1 = sin(t1 + xa(mod(i2 + 0, 4) + 1))
    end if
    do i = 1, 4
      i2 = i2
      x1 = sqrt(1.0d0 + ((t1 - i2*0.25d0)*sin(j*0.25d0 - t2))**2)
    end do
  end do
  t2 = sign(v(i2), t1*x1) - (t2*ya(i2) - sin(x1))
  y = cosh(sin(x1)) - t1
  x1 = x1 + 0.7d0*sin(mix)
  do i = 1, 4
    xa(i) = xa(i) + 1.5d0*sin(mix)
  end do
  y = y + 0.7d0*sin(mix)
  do i = 1, 4
    ya(i) = ya(i) + 1.5d0*sin(mix)
  end do
end subroutine p
