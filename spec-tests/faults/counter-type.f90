! head p(ys)/(xa)
! input n integer 5
! input x1 real -1.1831531294449666
! input xa real array 0.88143895328044297 -0.92656877753304778 0.32919569665307535 0.95230465945492893 -0.372802722999935
! input k integer array 5 4 5 2 5
! input y real 0.87983509489531775
! input xs real4 0.8641018271446228
! input ys real4 undefined 0.27443462610244751
! input gm1 real module md gm1 0.44424767875885812
! input gs real4 module md gs -0.61935901641845703
! input km integer module md km 4
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(4) :: gs
  integer :: km
contains
  subroutine p(n, x1, xa, k, y, xs, ys)
    implicit real*8 (a-h, o-z), integer (i-n)
    integer :: k(5)
    integer(2) :: i
    real(wp) :: xa(5), v(5), c(5, 2), w(2), mix
    real(4) :: xs, ys, u2
    mix = 0.0d0
    do i = 1, n
      v(i) = gm1*(0.3d0*i)
    end do
    do i = 1, 5
      c(i, 1) = x1*(0.3d0*i)
      c(i, 2) = xs*(0.3d0*i)
    end do
    do i = 1, 2
      w(i) = 0.5d0*(0.3d0*i)
    end do
    t1 = x1/(1.5d0 + sin(xa(mod(km + 3, 5) + 1))**2)/(1.5d0 + sin(tan(0.4d0*sin(w(1))))**2)
    t2 = dble(sngl((dble(real((v(km)), 4)))))
    i2 = k(n)
    i3 = n
    u2 = x1
    iw = 3
    c(k(k(n)), mod(i3, 2) + 1) = c(k(k(n)), mod(i3, 2) + 1)*sin(dble(real((t2))))
    do i = k(i2), mod(i2 + 3, 5) + 1, -2
      t3 = tanh((c(1, mod(i2, 2) + 1))**2)
      v(i2) = 0.6d0*sin(v(i2)) + i3**sin(dble(erfc(xs)))
      v(i2) = v(i2)*sin(min(dble(u2), c(i2, mod(i3, 2) + 1)))
    end do
    u2 = i2*0.25d0*dble(i)
    iw = iw - 1
    i1 = i3
    do i = 1, 5
      w(1) = w(1) + (dble(real((t1))) - abs(1.25d0))/(1.5d0 + sin(dble(i2) + gm1)**2)
      do l = 1, n
        v(2) = atan2(dble(xs*u2), 1.5d0 + (xa(k(4)))**2)
        xa(k(km)) = sin(xs*sin(dble(real((x1)))))
      end do
    end do
    do i = 2, 4
      gm1 = sin(gm1 + (v(i + 1)*gs + c(k(i3), 1)))
      v(i) = sin(v(i)*u2 + v(i - 1))
      xa(i) = v(i - 1)*xs + v(k(k(n)))*gs
    end do
    ys = xa(i1)*sin(c(1, 2))*(w(2) - u2)
  end subroutine p
end module md
