! head p(xsa)/(g2)
! input n integer 5
! input x1 real -0.84333239762249468
! input xa real array -0.55228259682119352 -0.37366587894036518 -0.47489613572874539 -0.8819426491563227 0.93891931906654724
! input y real 0.46025876992537923
! input ya real array undefined -0.48063924131845553 -0.66154738075741559 0.30985781021210268 1.1468054663972314 1.2006802765872753
! input ys real4 undefined -0.84445697069168091
! input xsa real4 array 0.90705859661102295 -1.2578353881835938 0.99870163202285767 -1.2303867340087891 0.6628296971321106
! input g1 real common blk -1.1526888558284456
! input ga real array common blk 0.61048321738921296 0.7324288569952615 0.92797499796983107 0.33498310025358591 -0.86848814821998954
! input g2 real common blk 0.88143895328044297
subroutine s2(n, p, q, a, ps, lg)
  implicit real(kind(1.0d0)) (a-h, o-z)
  logical :: lg
  real*8 :: a(n), ga(5), cda(5), c(5, 2)
  real(4) :: ps, u1, u2, us(5)
  character(len=4) :: ch
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
end subroutine s2

subroutine p(n, x1, xa, y, ya, ys, xsa)
  integer :: n, i, j, l, i1, i2, i3, kl(5), is
  logical :: lh
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), g2, cd1, cda(5), t1, t2, v(5), w(2), mix
  real*4 :: ys, xsa(5), u1, u2
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 2.0d0*y
  do i = 1, n
    mix = mix + xsa(i)*0.4d0
  end do
  mix = mix + 3.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 2.0d0*g2
  do i = 1, n
    ya(i) = y*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = cd1*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = g1*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*3, 5) + 1
  end do
  t1 = 2.0d0
  i2 = n
  lh = .true.
  u1 = cd1 + cda(i2) - g2
  u2 = (g2 - ga(i2))*sin(ga(1))
  xsa = real((ya(:))*(ga), 4)
  do y = 1, 5, 2
    t1 = tanh(0.01d0*atand(i*0.25d0)*dble(y))
    i3 = n
  end do
  ys = real(sin(sum(ga(3:4))) + merge(w(1), v(i2), 1.25 >= 2.0d0))
  where (xsa > 0.2d0)
    ga = sin(sqrt(xsa)*((ga(1:5))*(w(2))))
    v = 2.0d0 + ga(1:5)
  end where
  t1 = t1 + (1.2d0 + (u1*sin(1.5d0))**2)**0.75d0
  v(3:5) = (abs(sin(xsa(2:4))))*((ya(kl(4:2:-1)))/(1.5d0 + (u1)**2) + (ya(kl(kl(n))) - (cda(2:4))))
  t1 = tan(0.4d0*sin(0.3d0 + xsa(mod(n + 3, 5) + 1)))*((u2 + dble(i))*sin(dble(real((dble(i))))))
  t2 = xa(i2)
  i3 = n
  xsa(kl(i3)) = sin(xsa(kl(i3)))*g1
  i1 = 1
  i1 = 5
  call s2(i1, 0.5d0, g1, v, u2, g2 <= cda(kl(i2)))
  i1 = 5
  call s2(i1, 1.25d0, xa(i3), ya, u1, lh)
  do j = n, 1, -2
    t2 = tanh(ya(i3)*0.9d0)
    g1 = sin(t2*t2*ga(i1))
    is = 1
    do l = kl(i1), j, is
      xsa(1:4) = [(real(v(i)*sin(x1), 4), i=1, 4)]
      is = 1
    end do
  end do
  g2 = (ga(4) + t1)*dble(j)
  do i = 1, 5
    xa(i) = xa(i) + 0.7d0*sin(mix)
  end do
  y = y + 1.25d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.9d0*sin(mix)
  end do
  ys = ys + 0.5d0*sin(mix)
  do i = 1, 5
    xsa(i) = xsa(i) + 0.7d0*sin(mix)
  end do
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  g2 = g2 + 3.0d0*sin(mix)
  do i = 5, 1, -1
    u2 = sin(cda(i)*0.7d0)
    if (u2 > cda(i)) u2 = tanh(u2*cda(i) + y)
    xsa(i) = xsa(i) + sin(u2*cda(i) + ga(i1))
    u2 = sin(u2*cda(i) + tand(60.0d0*sin(cd1)))
    g1 = g1 + (u2*cda(i) + dble(sngl((cd1))))
  end do
end subroutine p
