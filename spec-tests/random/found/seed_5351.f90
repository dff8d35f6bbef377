! head p(y)/(x1,xa,y)
! input n integer 4
! input x1 real 0.76765746171352944
! input xa real array 0.56305266455538938 0.49643051044304548 0.20391637875625834 -0.73601540767750673
! input y real 1.1958339524246639
subroutine s1(n, p, q, r, a, s)
  implicit none
  integer :: n, i, i2, i3
  real*8 :: p, q, r, a(0:n - 1), s(2), t1, t2, t3, c(4, 2), w(2)
  do i = 1, n
    c(i, 1) = r*(0.3d0*i)
    c(i, 2) = 0.3d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.5d0*(0.3d0*i)
  end do
  t1 = r
  t2 = 2.0d0
  t3 = 0.3d0
  i2 = n
  i3 = n
  if (a(n - 1) <= 1.25d0) then
    if (t1 > 0.9d0) t1 = t1*cos(acos(0.6d0*sin(i2*0.25d0)))
    s(1) = (p - dble(i))**3
  end if
  i2 = n
  c(i3, 2) = c(i3, 2)*cos(c(i3, 2))
  w(2) = w(2) + tanh(3.0d0)
  q = c(n, 1)
end subroutine s1

subroutine p(n, x1, xa, y)
  implicit none
  integer :: n, i, j, i1, i2, i3, is
  real*8 :: x1, xa(n), y, t2, t3, t4, v(0:3), c(4, 2), w(2), mix
  mix = 0.0d0
  mix = mix + 3.0d0*x1
  do i = 1, 4
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 3.0d0*y
  do i = 1, 4
    v(i - 1) = x1*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = 2.0d0*(0.3d0*i)
    c(i, 2) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.3d0*(0.3d0*i)
  end do
  t2 = 0.5d0
  t3 = 3.0d0
  t4 = 0.5d0
  i1 = n
  i2 = 2
  i3 = mod(i2 + 3, 4) + 1
  v(i3 - 1) = v(mod(i1 + 0, 4) + 1 - 1)*sin(v(i2 - 1))
  t3 = tanh(((t4)**3)**3)
  v(2 - 1) = sin(log10(3.0d0 + cos(t4/(1.5d0 + sin(c(i2, 2))**2))))
  is = 1
  do j = 1, 4, is
    v(j - 1) = sin(v(j - 1)*cos(v(j - 1)))
    is = 1
  end do
  t3 = dble(j)
  t4 = abs(y + v(4 - 1)) + w(1)*v(i3 - 1)
  i3 = i3
  c(3, 2) = 0.5d0*sin(c(i2, 2)) + w(1)*sin(c(n, 2))
  i2 = i1
  c(i1, 2) = c(i1, 2)*cos(c(i1, 2))
  if (t4 > 0.7d0) then
    call s1(n, t4, y, t2, v, w)
    w(1) = x1*sin(c(i3, 1)) - t3*sin(x1)
  end if
  y = y + 0.9d0*sin(mix)
end subroutine p
