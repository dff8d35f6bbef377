! head p(xa,y)/(x1,x2,xa)
! input n integer 3
! input x1 real -0.5255197181194935
! input x2 real 0.40795272583541436
! input xa real array 0.32037949581036268 -0.92292830153320304 -0.68379791323640904
! input y real undefined -1.095287830200081
! input g1 real common blk 0.41205494495947614
! input ga real array common blk 1.1102913281372195 -1.1397151755864026 0.63869520285975168
! input g2 real common blk 0.68765509231696398
subroutine p(n, x1, x2, xa, y)
  implicit none
  integer :: n, i, j, l, i1, i2, i3, is
  double precision :: x1, x2, xa(n), y, g1, ga(3), g2, t1, t2, t3, v(3), mix
  common /blk/ g1, ga, g2
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  mix = mix + 2.0d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.25d0*g1
  do i = 1, 3
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.7d0*g2
  do i = 1, n
    v(i) = 0.7d0*(0.3d0*i)
  end do
  t2 = g1
  t3 = 2.0d0
  i2 = n
  i3 = n
  call s1(t3, t2, v, i3)
  y = sign(g1, 0.3d0)*0.9d0
  is = 1
  do i = i3, i3, is
    t1 = sin(y/(1.5d0 + sin(g1)**2))
    i3 = mod(i + 3, 3) + 1
    i1 = i2
  end do
  do i = 1, n
    call s1(t2, xa(i2), v, i3)
  end do
  y = i2*0.25d0*y + y*sin(g1)
  y = y*cos(y)
  ga(1) = g1*v(mod(i3 + 2, 3) + 1)
  do l = n, 1, -1
    do j = 1, n
      ga(i2) = g2/(1.5d0 + sin(0.3d0)**2)*sin(t3*xa(mod(i2 + 1, 3) + 1))
      t3 = sin(t3*cos(t3))
    end do
    ga(i2) = sin(ga(i2)*cos(ga(i2)))
    if (t2 <= 0.5d0) then
      ga(mod(i3 + 1, 3) + 1) = ga(mod(i3 + 1, 3) + 1)*sin(xa(mod(n + 0, 3) + 1) - g1)
      t3 = t3*sin(g1*xa(mod(n + 0, 3) + 1))
    else
      t3 = sin(0.6d0*sin(t3) + (acos(0.6d0*sin(sqrt(1.0d0 + (g1)**2))) - sin(x2 + x2)))
    end if
  end do
  t1 = (0.7d0 - 0.7d0)*dble(i)
  call s1(y, v(i3), xa, i3)
  xa(n) = xa(n)*sin(v(n) + v(i2))
  i1 = mod(i2 + 3, 3) + 1
  t1 = sign(0.3d0*t3, ga(1) - y) + exp(0.5d0*sin(t1))
  xa(n) = xa(n)*sin(v(1))
  v(i2) = v(2)*sin(v(i2))
  do i = 1, 3
    xa(i) = xa(i) + 0.3d0*sin(mix)
  end do
  y = y + 2.0d0*sin(mix)
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 3.0d0*sin(mix)
  end do
  g2 = g2 + 1.25d0*sin(mix)
end subroutine p

subroutine s1(p, q, a, k1)
  implicit none
  integer :: k1, i, i1, i2, i3, kl(3)
  real*8 :: p, q, a(3), g1z, gaz(3), g2z, t1, t3, v(0:2)
  common /blk/ g1z, gaz, g2z
  do i = 1, 3
    v(i - 1) = p*(0.3d0*i)
  end do
  do i = 1, 3
    kl(i) = mod(i*2, 3) + 1
  end do
  i1 = k1
  i2 = kl(1)
  i3 = i1
  if (v(i3 - 1) >= g1z .or. i1 <= 2) gaz(i1) = gaz(i1)*cos(gaz(i1))
  t3 = g2z*sin(exp(0.5d0*sin(g2z)))
  t1 = (g2z - i1*0.25d0)**3 + tanh(g1z)
  q = (1.25d0*g1z)**2
end subroutine s1
