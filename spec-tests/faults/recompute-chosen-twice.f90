! head p(y,ya)/(x1,y)
! input n integer 4
! input x1 real 0.94100601775530035
! input xa real array 0.9575583718469276 1.2903226608849228 0.20419823266964734 -0.41314603395872562
! input y real 0.86989597820087727
! input ya real array undefined 1.2914355186833837 0.77390901895252084 -1.1504494411701824 -0.36703441450146013
! input g1 real common blk 0.50604922252024553
! input gc real common blk 0.71855040788200775
! input ga real array common blk 0.29414809998370062 0.9260759141307362 0.62219880669990912 -0.77959590813976698
! input g2 real common blk 1.0135634489232037
! input h1 real common other 0.61409723903502234
! head s1(p,q,a)/(p,q,r,a,e3) called
! input n integer 4
! input p real 0.57660454311111631
! input q real 0.79409264356832177
! input r real 0.5589989709894303
! input a real array 0.67942624466939838 0.77610662376631367 0.29642200988663736 0.25275057449155736
! input e2 real array 0.24819847321357086 -0.72433083541918153
! input e3 real array 0.80187663077385563 0.51081659070027285
! input ka integer array 3 2 4 3
! input h1z real common other -0.92969781970864962
! head s2(h1z)/(p,q,r,gc,h1z) called
! input n integer 4
! input p real 0.51680761403120812
! input q real 0.55937910232645272
! input r real 0.83935445361983585
! input e2 real array 0.84763513637552612 1.1411448903642465
! input e3 real array 0.64598337523060301 -0.73862352236063056
! input ka integer array 4 2 1 3
! input lev integer 2
! input g1 real common blk 1.0913458380602346
! input gc real common blk 1.1976695546260658
! input ga real array common blk -0.99798577068277949 1.0697808924286298 1.2786793863493475 0.56742767916800174
! input g2 real common blk -0.20160306753423873
! input h1z real common other 0.54235519863110215
subroutine s1(n, p, q, r, a, e2, e3, ka)
  implicit none
  integer :: n, ka(4), i, i1, i3
  integer(1) :: i2
  integer*2 :: kl(4)
  integer*8 :: ll
  logical*1 :: lf
  double precision :: p, q, r, a(n), e2(2), e3(2), h1z, t1, t2, t4, v(0:3), mix
  character(len=4) :: ch
  common /other/ h1z
  mix = 0.0d0
  mix = mix + 2.0d0*p
  mix = mix + 0.3d0*q
  mix = mix + 0.5d0*r
  do i = 1, 4
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 4
    v(i - 1) = h1z*(0.3d0*i)
  end do
  do i = 1, 4
    kl(i) = mod(i*2, 4) + 1
  end do
  t1 = acos(0.6d0*sin(p - p))
  t2 = 0.9d0
  t4 = (p - r)/(1.5d0 + sin(sign(h1z, e2(1)))**2)
  i1 = mod(n + 1, 4) + 1
  i2 = ka(i1)
  lf = int(i2) >= 4
  ch = 'turn'
  t2 = v(kl(i1) - 1) - a(n)
  do ll = 4, 1, -1
    p = tanh((p - e3(1))*dble(ll))
    v(n - 1) = (t2 + t1)/(1.5d0 + sin(p*sin(e3(2)))**2) + (dble(i) + v(n - 1) - 1.5d0)
    if (lf .or. ch /= ch) then
      p = sin(e2(1)*dble(i1))
    else
      a(2) = tanh(q - i1**sin(v(ka(i1) - 1)))
    end if
  end do
  i3 = ka(int(i2))
  n = int(i2)
  p = p + 3.0d0*sin(mix)
  q = q + 1.5d0*sin(mix)
  r = r + 3.0d0*sin(mix)
  do i = 1, 4
    a(i) = a(i) + 0.9d0*sin(mix)
  end do
end subroutine s1

recursive subroutine s2(n, p, q, r, e2, e3, ka, lev)
  implicit none
  integer :: n, ka(4), lev, i, i1, i2, i3
  integer*2 :: kl(4)
  logical*1 :: lh
  real*8 :: p, q, r, e2(2), e3(2), g1, gc, ga(4), g2, h1z, t1, mix
  character(len=4) :: ch
  real*8 :: da(4)
  data da /2*0.5d0, 2*1.5d0/
  common /blk/ g1, gc, ga, g2
  common /other/ h1z
  mix = 0.0d0
  mix = mix + 3.0d0*p
  mix = mix + 0.3d0*q
  mix = mix + 0.7d0*r
  do i = 1, n
    kl(i) = mod(i*3, 4) + 1
  end do
  t1 = p + gc - tanh(e3(1))
  i1 = ka(n)
  i2 = int(kl(n))
  i3 = mod(i2 + 3, 4) + 1
  lh = .false.
  ch = 'turn'
  ga(i2) = ga(i2)*sin(ga(i1))
  i1 = 4
  call s1(i1, t1, g2, g1, ga, e3, e2, ka)
  i2 = 2
  i1 = 1
  do i = 1, 1
    i2 = i1 + i2
    g1 = g1*sin(da(i2))
    kl(i1) = int(kl(i))
    ga(i1) = sin(ga(i1) + (h1z + q - p*e2(2)))
  end do
  if (lev > 0) call s2(n, p, q, 0.8d0*sin(r), e2, e3, ka, lev - 1)
end subroutine s2

subroutine p(n, x1, xa, y, ya)
  implicit none
  integer :: n, i, j, l, i1, i2, i3, kl(4), is
  logical :: lh
  real*8 :: x1, xa(n), y, ya(0:n - 1), g1, gc, ga(4), g2, h1, t1, t2, v(0:3), c(4, 2), w(2), mix
  common /blk/ g1, gc, ga, g2
  common /other/ h1
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.9d0*y
  mix = mix + 2.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 1.5d0*g2
  mix = mix + 0.7d0*h1
  do i = 1, 4
    ya(i - 1) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, n
    v(i - 1) = 3.0d0*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = h1*(0.3d0*i)
    c(i, 2) = g1*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.5d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 4) + 1
  end do
  t2 = 0.3d0
  i2 = n
  i3 = mod(n + 3, 4) + 1
  lh = v(i2 - 1) <= t2
  y = merge(w(1), g2, lh .and. w(2) > g2)*(x1 + g1)
  c(i2, 1) = c(i2, 1)*cos(c(i2, 1))
  if (lh) then
    do i = 1, n
      i2 = max(i - 1, 1)
      ya(i - 1) = sin(xa(i2)*xa(i) + xa(i)*0.3d0)
    end do
    i1 = i2
    t1 = t2/(1.5d0 + sin(dble(i3))**2)
  else
    select case (i3)
    case (2)
      if (.not. lh) t2 = 1.25d0/(1.5d0 + sin(1.5d0)**2)
      if (lh) print *, 'value', x1
    case default
      call s2(4, h1, h1, xa(i3), xa(min(1, 3)), xa(3), kl, 2)
    case (3, 4:)
      is = 2
      do i = 1, n, is
        kl(kl(n)) = kl(n)
        ya(kl(i2) - 1) = sin(ya(kl(i2) - 1))*dble(i2)
        ga(kl(kl(i))) = ga(kl(kl(i)))*cos(ga(kl(kl(i))))
        v(i3 - 1) = 0.6d0*sin(v(i3 - 1)) + ((1.2d0 + (t2)**2)**0.75d0*asin(0.6d0*sin(v(i - 1))) + &
            3.0d0/(1.5d0 + sin(dble(i3)*sin(1.25d0))**2))
        is = 1
      end do
      i1 = i2
      do l = n, 1, -1
        t2 = tanh(g1*2.0d0)
        y = sin(t2*t2*x1)
        t2 = t2 + l**sin(v(mod(n + 2, 4) + 1 - 1))
        c(mod(l + 3, 4) + 1, 2) = sin((xa(i2) - c(i2, 1))*sin(h1))
      end do
      h1 = min(xa(kl(n)), ga(kl(i2)), ga(i3))*dble(l)
    end select
  end if
  g1 = g1 + (0.7d0 - 3.0d0)
  y = t2*t2
  do i = 2, n
    t2 = sin(t2*v(i - 1) + y)
    v(i - 1) = sin(v(i - 1)*(t2*t2) + v(i - 1))
  end do
  if (lh) then
    ya(n - 1) = v(n - 1) - xa(1)
    do j = 1, n
      h1 = h1*sin(0.7d0)
      ya(i2 - 1) = 0.6d0*sin(ya(i2 - 1)) + (1.2d0 + (g2)**2)**0.75d0
    end do
  else
    ga(1) = ga(1) + (t2 + xa(kl(i3)))
    i1 = 4
    call s1(i1, ga(i2), y, g1, v, ya(min(i2, 3) - 1), ya(min(kl(i2), 3) - 1), kl)
  end if
  y = y + 1.5d0*sin(mix)
  do i = 1, 4
    ya(i - 1) = ya(i - 1) + 0.3d0*sin(mix)
  end do
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 4
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  g2 = g2 + 0.9d0*sin(mix)
  h1 = h1 + 0.7d0*sin(mix)
end subroutine p
