! head p(xa)/(x1)
! input n integer 3
! input x1 real 0.94473046318049092
! input xa real array 0.45401174764252111 -0.36234186372299382 0.47932884916608176
! input k integer array 2 3 1
! input m integer 2
! input y real undefined 0.89620352534005598
! input xs real4 -0.5376662015914917
! input ys real4 -0.38883885741233826
! input g1 real common blk 0.49320642271044574
! input gc real common blk 0.24438336688348367
! input ga real array common blk -0.44873219759481869 0.61048321738921296 0.7324288569952615
! input g2 real common blk 0.92797499796983107
! input kg integer common ints 1
subroutine p(n, x1, xa, k, m, y, xs, ys)
  implicit none
  integer :: n, k(3), m, kg, j, l, i1, i2, i3, is
  integer(2) :: i
  logical :: lf
  double precision :: x1, xa(n), y, g1, gc, ga(3), g2, t1, t2, t3, t4, v(0:2), mix, sf, za
  real*4 :: xs, ys, u1, u2
  double precision :: dc
  data dc /0.75d0/
  common /blk/ g1, gc, ga, g2
  common /ints/ kg
  sf(za) = za*sin(za) + 0.3d0*x1
  mix = 0.0d0
  mix = mix + 0.5d0*x1
  do i = 1, 3
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.5d0*xs
  mix = mix + 0.9d0*ys
  mix = mix + 1.25d0*g1
!$acc parallel loop
  do i = 1, 3
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 1.5d0*g2
  do i = 1, n
    v(i - 1) = x1*(0.3d0*i)
  end do
  t2 = sf(0.5d0)
  t3 = sin(0.9d0 + ys)**m
  t4 = 0.7d0
  i1 = kg
  i3 = 2
  lf = v(n - 1) > 0.7d0 .and. n <= 1
  u1 = (g2 + t3)*sin(dble(real((t2))))
  y = sf(0.7d0*t2)
  do j = n, 1, -2
    xa(k(i3)) = sin((-y))
    ga(j) = sin(0.6d0*sin(ga(j)) + sqrt(1.0d0 + (xs)**2))
    is = -1
    do l = 2, m, is
      t3 = sin(dc*t4)
      xs = sin(t3*t3*u1)
      v(mod(j + 3, 3) + 1 - 1) = sin(gc/(1.5d0 + sin(ga(l))**2))
      v(k(kg) - 1) = sin(v(k(kg) - 1) + (g2 - u1)*(v(j - 1) + t2))
      is = 1
    end do
  end do
  t4 = exp(-(u1)**2)*dble(i)
  do i = 1, n
    t4 = sin(sf(1.5d0*t2)*sin(t3/(1.5d0 + sin(g1)**2)))
    do j = m, i1
      t1 = tanh(3.0d0*xs)
      g2 = sin(t1*t1*g2)
      ga(k(kg)) = tanh(0.01d0*atand(i*0.25d0))
      g1 = tanh(sf(1.25d0))
    end do
  end do
  t2 = t2*cos(t2)
  if (1 /= 1) kg = 2
  ga(i1) = sin(sf(3.0d0*g2))
!$AD BINOMIAL-CKP 2
  do i = 1, n
    xa(n) = 0.6d0*sin(xa(n)) + sf(0.5d0*t2)
  end do
  ga(m) = sin(ga(m))*min(dble(u1), dble(u1), xa(k(i3)))
  m = m
  t4 = sign(dc + t2, 1.25d0/(1.5d0 + sin(1.5d0)**2)) + (ys + gc)
  do i = 2, 1
    g2 = 1.25d0
  end do
  v(2 - 1) = 0.6d0*sin(v(2 - 1)) + (-ys)
  i2 = n
  xa(kg) = xa(kg) + (ys + 1.25 + v(mod(kg + 0, 3) + 1 - 1)*ys)/(1.5d0 + sin(sf(2.0d0*dble(i)))**2)
  u2 = tanh(0.3d0 + t3)
  select case (k(i1))
  case (2)
    lf = .not. lf
    xa(mod(m + 1, 3) + 1) = log(2.0d0 + sin(ys))
  case default
    is = 2
    do i = mod(n + 1, 3) + 1, 2, is
      ys = dc*sin(x1) - (-y) - (cos(ga(i3)) - sf(2.0d0*dc))
      ga(kg) = sin(dble((cos(u2))))
      xs = sin(dc - u2)
    end do
    do ys = g2, g2 + 1.25d0, 0.5d0
      u1 = sin(0.5*(i2*0.25d0)*dble(ys))
      v(k(k(i1)) - 1) = u2*sin(t4)
    end do
  case (3, 4:)
    i3 = 1
  end select
  do i = 1, 3
    xa(i) = xa(i) + 0.9d0*sin(mix)
  end do
  y = y + 1.25d0*sin(mix)
  xs = xs + 1.25d0*sin(mix)
  ys = ys + 2.0d0*sin(mix)
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 1.25d0*sin(mix)
  end do
  g2 = g2 + 1.5d0*sin(mix)
end subroutine p
