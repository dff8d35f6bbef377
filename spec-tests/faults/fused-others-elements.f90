! head p(xa)/(xa)
! input n integer 3
! input x1 real 0.74794470504341137
! input x2 real 1.2562420103707239
! input xa real array 1.2079523960474998 -1.2526842791448038 0.80323779736255108
! input k integer array 2 1 1
! input m integer 1
! input y real undefined 0.64611856893845121
! input g1 real common blk 1.1958643872116075
! input gc real common blk 1.2718055316183219
! input ga real array common blk -0.82510275828203383 0.34835324817158075 0.60928414153956978
! input kg integer common ints 1
function f1(n, x, a)
  implicit none
  integer :: n
  double precision :: x, a(n), t1, f1
  f1 = a(mod(n + 0, 3) + 1)
end function f1

subroutine p(n, x1, x2, xa, k, m, y)
  integer :: n, k(3), m, kg, i, l, i1, i2, i3, jw
  integer*2 :: kl(3)
  logical(1) :: lf
  double precision :: x1, x2, xa(n), y, g1, gc, ga(3), cd1, cda(3), t1, t2, v(0:2), mix, f1
  character(len=4) :: ch
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  data cd1 /0.6d0/
  data cda /3*0.4d0/
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  mix = mix + 0.9d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.7d0*g1
  do i = 1, 3
    mix = mix + ga(i)*0.4d0
  end do
  do i = 1, 3
    v(i - 1) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 3) + 1
  end do
  t1 = 1.5d0
  t2 = min(v(1 - 1), cda(int(kl(1))))*(x1 + 2.0d0)
  i1 = 3
  i2 = k(m)
  i3 = n
  lf = m*0.25d0 < 0.7d0
  ch = 'up'
  v(kg - 1) = v(n - 1)*sin(v(kg - 1))
  g1 = g1*cos(g1)
  ga(k(i1)) = ga(k(i1))*cos(ga(k(i1)))
  g1 = g1 + (v(kl(m) - 1)/(1.5d0 + sin(t2)**2) - gc*v(i2 - 1))*sin(abs(acos(0.6d0*sin(cda(m)))))
  t1 = (-ga(mod(i1 + 2, 3) + 1))
  lf = ch /= 'up'
  ga(k(i2)) = sin(ga(k(i2)))*(-ga(kl(i3)))
  jw = 3
  do while (jw > 0 .and. x1 < 1.9d0)
    t2 = tanh(sign(cd1, cd1))
    jw = jw - 1
  end do
  xa(k(i2)) = cd1 + (ga(n) + xa(3))
  ga(mod(m + 1, 3) + 1) = m**sin(v(k(m) - 1) - gc)
  g1 = sin(cd1*atanh(0.6d0*sin(exp(0.5d0*sin(t2)))))
  jw = 1
  do while (jw > 0)
    y = min(gc*sin(g1), x2 - cd1, atan(gc)) + (t2 - x1)
    jw = jw - 1
  end do
  i3 = 3
  ga(kl(3)) = sin(ga(kl(3)))*sin(ga(1))**i3
  kl(i3) = i2
  ga(kl(3)) = sin(ga(kl(3)))*(t2*sin(x2))
  i3 = mod(int(kl(3)), 3) + 1
  ga(i3) = sin(ga(i3))*(v(n - 1) - ga(i1))
  do l = int(kl(kg)), int(kl(i1)), -1
    t2 = t2*g1
    xa(int(kl(n))) = tanh(x1)
    t2 = t2 + min(x2*sin(x1), v(k(i1) - 1) + cd1)
    v(kl(kg) - 1) = tanh(asinh(t2 - x2)*erfc_scaled(1.5d0 + 2.0d0*sin(f1(n, bessel_jn(1, 2.0d0 + &
        1.0d0*sin(3.0d0))*cos((g1)**3), v))))
  end do
  v(mod(m + 0, 3) + 1 - 1) = 0.6d0*sin(v(mod(m + 0, 3) + 1 - 1)) + (xa(kl(mod(n + 2, 3) + 1)) + g1)
  do i = 1, n
    xa(i1) = xa(i1)*cos(xa(i1))
    do l = 1, 3
      t1 = sin(t2*cd1)
      y = tanh(t1*t1*cda(i2))
      t1 = t1 + t2*sin(y)
      t1 = t1*cos(t1)
    end do
  end do
  y = g1 + x1 - (cd1 + cd1)
  do i = 1, 3
    xa(i) = xa(i) + 1.5d0*sin(mix)
  end do
  y = y + 0.5d0*sin(mix)
  g1 = g1 + 0.7d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
end subroutine p
