! head p(y,gm1)/(ya)
! input n integer 4
! input x1 real 0.50141460322671716
! input xa real array 0.31873454391458217 0.64611856893845121 1.1958643872116075 -0.81264604937205998
! input k integer array 4 2 1 4
! input y real undefined 0.34835324817158075
! input ya real array 0.60928414153956978 -0.98339289158325838 1.1448733148284023 -0.31050013137666777
! input ys real4 0.47865051031112671
! input gm1 real module md gm1 0.83747047230669858
! input km integer module md km 3
! input ke integer module md ke 5
module md
  implicit none
  integer, parameter :: nm = 4
  integer, parameter :: wp = 8
  double precision, parameter :: cm = 1.25d0
  real(wp) :: gm1
  integer :: km
  integer :: ke
contains
  subroutine p(n, x1, xa, k, y, ya, ys)
    implicit none
    integer :: n, k(4), i, j, l, i1, i2, i3, is
    logical :: lh
    double precision :: x1, xa(n), y, ya(n), t1, t2, t3, t4, v(0:3), c(4, 2), w(2), mix
    real(4) :: ys, u1, u2, us(4)
    real(wp), save :: sc = 0.9d0
    mix = 0.0d0
    mix = mix + 3.0d0*gm1
    do i = 1, n
      v(i - 1) = 3.0d0*(0.3d0*i)
    end do
    do i = 1, n
      c(i, 1) = x1*(0.3d0*i)
      c(i, 2) = ys*(0.3d0*i)
    end do
    do i = 1, 2
      w(i) = 3.0d0*(0.3d0*i)
    end do
    do i = 1, n
      us(i) = ys*(0.3d0*i)
    end do
    t1 = 2.0d0
    t2 = x1
    t3 = dble(real((xa(n)/(1.5d0 + sin(i*0.25d0)**2)), 4))
    i1 = km
    i2 = k(nm)
    lh = us(km) >= gm1
    u1 = ya(k(i2))*sin(km*0.25d0) + (0.7d0 - cm)
    u2 = min(us(i1)*v(1 - 1), dble((us(km))), abs(dble(u1)))
    i3 = km
    ke = 6
    v(i3 - 1) = sin(dble((ys)))
    t4 = min(us(mod(n + 2, 4) + 1)/(1.5d0 + sin(ys)**2), atanh(0.6d0*sin(sc))) + u2
    ya(k(k(km))) = sin(ya(k(k(km))))*(cm*sin(ys))
    k(i1) = k(km)
    is = 1
    do i = 1, n, is
      do l = n, 1, -1
        v(k(1) - 1) = tanh(sqrt(1.0d0 + (i3*0.25d0)**2)*w(2) + ((u2)**3)**3)
        do j = i2, n
          us(k(mod(i2 + 1, 4) + 1)) = atan(x1) + (v(3 - 1) - gm1)
          i2 = k(2)
        end do
      end do
      ys = sin(ys + gm1*sin((us(mod(n + 3, 4) + 1))**2 - dble(real((cm), 4))))
      k(k(i2)) = 4
      v(k(i1) - 1) = sin(v(k(i1) - 1))*sc
      is = -1
    end do
    t2 = 0.6d0*sin(t2) + u2*sin(x1)
    do i = 1, 3
      gm1 = 0.6d0*sin(gm1) + dble(i3)*cm
      do j = 4, i, -1
        v(j - 1) = v(j - 1) + 0.3d0*v(i - 1)
      end do
    end do
    if (t2 < xa(mod(n + 1, 4) + 1)) then
      u2 = tanh(ya(n) - ys)
      gm1 = gm1 + u2
    else
      t2 = sin(tan(0.4d0*sin((-3.0d0)*sin(bessel_jn(1, 2.0d0 + 1.0d0*sin(3.0d0))))))
      ya(km) = ya(km) + (u2*sin(u1) - (t1 + t1))
    end if
    y = (t1/(1.5d0 + sin(u1)**2))**3
    y = y + 3.0d0*sin(mix)
    do i = 1, 4
      ya(i) = ya(i) + 2.0d0*sin(mix)
    end do
    ys = ys + 2.0d0*sin(mix)
    gm1 = gm1 + 3.0d0*sin(mix)
    do i = 1, 4
      t3 = tanh(v(i - 1)*ys)
      if (t3 > v(i - 1)) then
        t3 = tanh(t3*v(i - 1) + i3**sin(1.25d0))
      else
        t3 = v(i - 1)*0.7d0
      end if
      us(i) = t3*v(i - 1) + ys
      t3 = sin(t3*v(i - 1) + us(nm)/(1.5d0 + sin(t2)**2))
      ya(i) = ya(i) + sin(t3*v(i - 1) + sqrt(1.0d0 + (u2)**2))
    end do
    v(1 - 1) = sin(v(1 - 1))*(t2*t3)
  end subroutine p
end module md
