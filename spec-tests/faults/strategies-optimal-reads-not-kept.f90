! head p_44(x1,ya)/(ga)
! input n integer 5
! input x1 real 0.86878345602632101
! input xa real array -1.2638251421978388 1.288030971174859 0.32487923882809477 0.24805307358674905 0.53389911244387034
! input k integer array 3 5 2 1 2
! input y real undefined -0.55228259682119352
! input ya real array undefined -0.37366587894036518 -0.47489613572874539 -0.8819426491563227 0.93891931906654724 -0.45982331413696892
! input g1 real common blk_44 -0.43047113565755868
! input ga real array common blk_44 0.45401174764252111 -0.36234186372299382 0.47932884916608176 0.29794015978510152 -0.84445696488771582
! input g2 real common blk_44 -1.2578353833690652
! input h1 real common other_44 -0.38883885184401212
function f1_44(x, y)
  integer :: i
  real*8 :: x, y, h1z, t1, t2, c(5, 2), w(2), f1_44, sf, za
  common /other_44/ h1z
  sf(za) = za*sin(za) + 0.3d0*h1z
  f1_44 = 0.5d0
end function f1_44

function f2_44(x, y)
  implicit none
  integer :: i
  real*8 :: x, y, t1, t2, v(0:4), f2_44
  character(len=4) :: ch
  t2 = 0.5d0
  f2_44 = (-y)
  f2_44 = f2_44*cos(t2 + t2)
end function f2_44

subroutine p_44(n, x1, xa, k, y, ya)
  implicit none
  integer :: n, k(5), i, j, l, i1, i2, i3, kl(5), is, iw, jw
  logical*1 :: lf
  integer :: kq
  real*8 :: x1, xa(n), y, ya(5), g1, ga(5), g2, h1, t1, t2, t3, v(0:4), c(5, 2), w(2), mix, sf, &
      sk, za, f1_44, f2_44
  real*8, save :: sc = 0.9d0
  common /blk_44/ g1, ga, g2
  common /other_44/ h1
  sf(za) = za*sin(za)
  sk(kq) = 0.25*kq
  mix = 0.0d0
  mix = mix + 0.9d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.7d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.3d0*g2
  mix = mix + 3.0d0*h1
  do i = 1, n
    ya(i) = x1*(0.3d0*i)
  end do
  do i = 1, n
    v(i - 1) = sc*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = 0.7d0*(0.3d0*i)
    c(i, 2) = g1*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = g2*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*1, 5) + 1
  end do
  t1 = 3.0d0
  t2 = sf(1.5d0*ga(kl(n))) - g1*sin(x1)
  t3 = (-g1) - (0.9d0 - x1)
  i2 = n
  i3 = 1
  lf = .true.
  i1 = i3
  xa(k(i1)) = sin(xa(k(i1)))*(c(i3, 2) - ya(k(i3)))
  do j = i1, kl(i2), -1
    do i = i3, kl(i1)
      is = -1
      do l = i2, mod(i + 0, 5) + 1, is
        v(i1 - 1) = sin(v(i1 - 1))*(sc*sin(t1))
        i1 = i1
        lf = dble(i2) > dble(i3)
        if (lf) x1 = x1*cos(t2 - ya(n))
        lf = i1 /= 4
        is = -1
      end do
      t2 = t2 + (xa(k(k(i))) - g1)
    end do
    xa(kl(j)) = xa(kl(j)) + i*0.25d0
  end do
  i2 = 3
  xa(k(3)) = sin(xa(k(3)))*(3.0d0 - sc)
  k(i2) = k(n)
  xa(k(3)) = sin(xa(k(3)))*i2**sin(t1)
  i2 = mod(k(3), 5) + 1
  xa(i2) = sin(xa(i2))*cos(ya(kl(kl(i2))))
  t3 = t3 + f1_44(v(mod(i2 + 1, 5) + 1 - 1), t3)*sin(g1*xa(5))
  iw = 2
  do while (iw > 0 .and. sc < 1.9d0)
    k(i3) = mod(i2 + 3, 5) + 1
    xa(mod(i1 + 0, 5) + 1) = tanh(f2_44(sc, h1))
    iw = iw - 1
  end do
  g1 = 3.0d0
  select case (i1)
  case (1:1)
  case (2)
    select case (i1)
    case (1:2)
    case (3)
      ya(kl(3)) = ya(kl(3))*sin((ya(i2))*anint(w(2)))
      g2 = sf(0.3d0*(i1*0.25d0))
    case (4)
      jw = 4
      do while (jw > 0)
        v(i2 - 1) = v(i2 - 1) + (sf(1.5d0*sc) + t2*1.25d0)/(1.5d0 + sin((-t3) + sk(int(k(1))))**2)
        jw = jw - 1
      end do
    end select
    i1 = k(i1)
  case default
    t2 = (t3 - dble(i1))/(1.5d0 + sin(3.0d0)**2)
    v(1 - 1) = tanh((1.2d0 + (acos(0.6d0*sin(2.0d0*sin(g1))))**2)**0.75d0)
  case (3)
    g1 = (sf(0.7d0*h1))**3 + ya(kl(3))*ga(mod(i2 + 1, 5) + 1)
    if (.not. lf) then
      v(mod(n + 2, 5) + 1 - 1) = v(mod(n + 2, 5) + 1 - 1) + sk(int(i3))
    else
      t3 = sign(c(i1, 1), t3)
      ga(n) = ga(n)*cos(ga(n))
    end if
  end select
  y = (xa(4) + g1)/(1.5d0 + sin(f2_44(t3, 1.25d0))**2)
  x1 = x1 + 3.0d0*sin(mix)
  do i = 1, 5
    xa(i) = xa(i) + 0.5d0*sin(mix)
  end do
  y = y + 3.0d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.3d0*sin(mix)
  end do
  g1 = g1 + 0.9d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.5d0*sin(mix)
  end do
  g2 = g2 + 3.0d0*sin(mix)
  h1 = h1 + 3.0d0*sin(mix)
  do i = 1, n
    t3 = tanh(v(i - 1)*3.0d0)
    xa(i) = xa(i) + (t3*v(i - 1) + c(k(i), 1))
  end do
end subroutine p_44
