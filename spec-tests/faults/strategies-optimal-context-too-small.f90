! head p_16(ys)/(x1)
! input n integer 5
! input x1 real 0.9260759141307362
! input xa real array 0.62219880669990912 -0.77959590813976698 1.0135634489232037 0.61409723903502234 0.57660454311111631
! input y real 0.79409264356832177
! input xs real4 0.75111919641494751
! input ys real4 undefined -0.32409241795539856
subroutine p_16(n, x1, xa, y, xs, ys)
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer :: kl(5)
  real*8 :: xa(5), v(5), mix
  real*4 :: xs, ys, u1, u2, us(5)
  real*8, save :: sc = 0.9d0
  mix = 0.0d0
  mix = mix + 1.5d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.7d0*y
  mix = mix + 3.0d0*xs
  do i = 1, n
    v(i) = x1*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*1, 5) + 1
  end do
  do i = 1, n
    us(i) = y*(0.3d0*i)
  end do
  i1 = kl(n)
  i2 = kl(n)
  i3 = mod(n + 3, 5) + 1
  u1 = 0.9d0
  u2 = 3.0d0 + x1
  jw = 2
  do while (jw > 0 .and. x1 < 1.9d0)
    iw = i3
    do while (iw > 0 .and. y < 1.9d0)
      y = 0.6d0*sin(y) + (acos(0.6d0*sin(us(kl(2)))) - dble(real((v(kl(kl(n)))), 4)))
      v(i3) = sqrt(1.0d0 + (u2)**2)
      iw = iw - 1
    end do
    jw = jw - 1
  end do
  ys = min(sc/(1.5d0 + sin(x1)**2), us(kl(kl(i3)))*sin(x1), cos(y)) + 0.9d0/(1.5d0 + sin(y)**2)
  t2 = (-u1)*(us(n) - xs)
  v(kl(kl(2))) = tanh(cos(xs))
  u2 = u2*cos(u2)
  t2 = t2 + (t2 + us(i2) + dble((u1)))
  u2 = (1.2d0 + (u2)**2)**0.75d0 + us(kl(i1))
  v(kl(kl(i2))) = sin(v(kl(kl(i2))))*(u1/(1.5d0 + sin(v(i1))**2))
  ys = atan2(0.7d0, 1.5d0 + (v(kl(i2)) - u1)**2)
  kl(kl(i2)) = 1
  us(kl(i1)) = sin(us(kl(i1)))*max(dble(u2), dble(u1))
  do i = 1, 5
    xa(i) = xa(i) + 2.0d0*sin(mix)
  end do
  y = y + 1.5d0*sin(mix)
  ys = ys + 0.5d0*sin(mix)
  do i = n, 1, -1
    u1 = sin(v(i)*us(i))
    if (u1 > v(i)) u1 = tanh(u1*v(i) + ys*sin(xs))
    xa(i) = xa(i) + (u1*v(i) + xa(kl(n)))
    v(mod(i2 + 1, 5) + 1) = y
  end do
end subroutine p_16
