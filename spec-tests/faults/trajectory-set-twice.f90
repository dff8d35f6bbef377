! head p(xa)/(xa)
! input n integer 4
! input x1 real 0.65135259426881054
! input x2 real -0.65777354976949187
! input xa real array 0.26203061095511249 0.7873125743341951 1.2798464894597867 -1.1190711155403206
! input k integer array 4 2 3 2
! input y real undefined 0.35259151373951503
! input ya real array 0.65422951983231581 1.0075709317546586 -0.70371654618618829 -0.24385325630378218
! input g1 real common blk -0.4382185833440112
! input ga real array common blk 0.77905459894486229 0.25398218334194561 0.26182675910770364 0.30194965778314103
subroutine p(n, x1, x2, xa, k, y, ya)
  integer :: n, k(4), i, j, i1, i2, i3, kl(4), iw
  logical*2 :: lf
  double precision :: x1, x2, xa(n), y, ya(0:n - 1), g1, ga(4), t1, t3, t4, mix
  real*8 :: da(4)
  data da /2*0.5d0, 2*1.5d0/
  real*8, save :: sc = 0.9d0
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 0.9d0*x1
  mix = mix + 0.3d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  do i = 1, n
    mix = mix + ya(i - 1)*0.4d0
  end do
  mix = mix + 0.5d0*g1
  do i = 1, 4
    mix = mix + ga(i)*0.4d0
  end do
  do i = 1, n
    kl(i) = mod(i*3, 4) + 1
  end do
  t1 = x1/(1.5d0 + sin(da(3))**2)
  t3 = ga(1)*sin(t1) - sc
  i1 = 2
  i2 = k(i1)
  i3 = k(i2)
  lf = .false.
  ga(i1) = sin(ga(i1))*(dble(i3) + dble(i3))
  i1 = kl(i3)
  kl(kl(i1)) = kl(i3)
  xa(kl(i1)) = sin(xa(kl(i1)))*ga(k(k(i3)))
  ga(kl(n)) = (x2/(1.5d0 + sin(g1)**2) - da(mod(n + 1, 4) + 1)*g1)*sin(min(t1, t1)*(da(n)* &
      sin(xa(kl(i1)))))
  iw = 4
  do while (iw > 0 .and. da(mod(i3 + 3, 4) + 1) < 1.9d0)
    xa(k(n)) = tanh((ga(i3) - 0.9d0)/(1.5d0 + sin(da(k(mod(i3 + 3, 4) + 1))/(1.5d0 + &
        sin(dble(i))**2))**2))
    ya(n - 1) = i3**sin(ya(i2 - 1) + i*0.25d0)
    iw = iw - 1
  end do
  xa(n) = merge(t3, t1, 0.3d0 > 2.0d0)*(x1*sin(0.3d0))
  k(i3) = mod(i2 + 3, 4) + 1
  do i = 2, 3
    ga(i) = xa(i + 1)*xa(i3) + xa(i)
    xa(i) = xa(i - 1)*1.25d0 + da(mod(i1 + 2, 4) + 1)
    xa(i) = xa(i - 1)*xa(i) + xa(i)
  end do
  g1 = i2**sin(x2)*sin(x2)
  y = x1 + 1.5d0 - da(kl(i1))*g1
  do i = 1, 4
    xa(i) = xa(i) + 0.3d0*sin(mix)
  end do
  y = y + 0.7d0*sin(mix)
  do i = 1, 4
    ya(i - 1) = ya(i - 1) + 0.9d0*sin(mix)
  end do
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 4
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  do i = 1, n
    t4 = tanh(ga(i)*t1)
    do j = 1, n
      t4 = t4 + tanh(ga(j)*0.7d0)*t4
    end do
    ya(i - 1) = ya(i - 1) + (t4*ga(i) + xa(mod(i2 + 0, 4) + 1)*sin(t1))
  end do
end subroutine p
