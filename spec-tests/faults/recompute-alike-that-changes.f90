! head p(xa)/(xs)
! input n integer 5
! input x1 real -0.30575875682023246
! input x2 real -1.1477877050223024
! input xa real array 0.50150537650277838 1.1519526448564776 0.80458867049963856 -1.0082130260910889 0.26615093257458577
! input k integer array 5 3 5 4 5
! input y real 0.4767953976591624
! input xs real4 -0.48415115475654602
! input ys real4 undefined 0.27270051836967468
! input gm1 real module md gm1 0.58718961283320548
! input gs real4 module md gs 1.2837111949920654
! input km integer module md km 1
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real*4 :: gs
  integer :: km
contains
  subroutine s1(n, p, q, r, a, as, s, e2, e3)
    implicit none
    integer :: n, i, i2, is
    integer*1 :: i1
    integer*8 :: ll
    logical(1) :: lf
    real(wp) :: p, q, r, a(:), s(2), e2(2), e3(2), t1, t2, t3, v(0:4), c(5, 2)
    real :: as(:), us(5)
  end subroutine s1
end module md

subroutine p(n, x1, x2, xa, k, y, xs, ys)
  use md, only: wp, s1
  implicit none
  integer :: n, k(5), i, j, l, i1, i2, i3, jw
  logical*1 :: lf
  real(wp) :: x1, x2, xa(5), y, t1, t2, v(0:4), w(2), mix
  real :: xs, ys, u1, u2, us(5)
  character(len=4) :: ch
  mix = 0.0d0
  mix = mix + 1.25d0*x1
  mix = mix + 2.0d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.3d0*y
  mix = mix + 1.5d0*xs
  do i = 1, 5
    v(i - 1) = x1*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.5d0*(0.3d0*i)
  end do
  do i = 1, 5
    us(i) = x2*(0.3d0*i)
  end do
  t2 = (xs + x2)/(1.5d0 + sin(x2*0.7d0)**2)
  i1 = n
  i2 = 5
  lf = w(1) > x1
  u1 = 1.25d0
  ch = 'left'
  if (i2*0.25d0 <= 1.5d0) then
    lf = lf
    if (ch == 'left') then
      do j = 1, n
        t1 = sin(dble((i*0.25d0 + u1)*us(i2)))
        us(i1) = tanh(t1)
      end do
      do i = n, 1, -2
        x2 = sin(sin(xs*us(i)*(us(i2) - u1))**i1)
        t2 = t2*cos(t2)
      end do
      x2 = (0.9d0 + x1)*dble(j)
    else
      us(i1) = 0.6d0*sin(us(i1)) + us(i2)
    end if
  else
    do i = 1, 5
      ys = sin(dble(real((y)))*(t2*sin(xa(k(i1))))*((xa(i2) + dble(i))*xa(k(4))))
      do l = mod(i1 + 0, 5) + 1, k(n)
        y = sin(y)
        u1 = u1*sin(bessel_jn(i1, 2.0d0 + 1.0d0*sin(x1 + l*0.25d0)))
      end do
    end do
  end if
  if (lf) then
    do i = n, 2, -1
      call s1(n, x2, xa(n), y, v, us, w, w, w)
      do j = i - 1, 1, -1
        v(j - 1) = v(j - 1) - 0.3d0*(v(i - 1)*v(i - 1))
      end do
    end do
  else
    i2 = i2
    us(i2) = tanh(w(1)*sin(1.25)*cos(u1))
  end if
  u1 = v(i2 - 1) + x2
  u2 = u1
  jw = 4
  do while (jw > 0)
    if (lf) then
      xa(3) = erf(t2)*sin(u2)
      select case (ch)
      case ('up', 'left')
        v(k(n) - 1) = v(k(n) - 1)*sin(sin(xs))
      case default
        y = v(k(n) - 1)/(1.5d0 + sin(u2)**2) + u1
      end select
    else
      us(2) = us(2) + i2**sin(dble(u1))
      if (lf) then
        v(n - 1) = v(n - 1) + (dble(i) - x2)
      else
        v(mod(i2 + 1, 5) + 1 - 1) = tanh(asin(0.6d0*sin(x1 + u1)))
        ys = atanh(0.6d0*sin(bessel_y0(2.0d0 + 1.0d0*sin(1.25))))
      end if
    end if
    us(mod(n + 3, 5) + 1) = us(mod(n + 3, 5) + 1) + us(k(k(n)))
    call s1(n, y, xa(n), x2, v, us, w, w, w)
    jw = jw - 1
  end do
  do l = n, 1, -1
    if (lf .or. 5 /= 5) then
      if (.not. lf) then
        us(k(k(i2))) = 0.6d0*sin(us(k(k(i2)))) + x2
        us(i2) = us(i2)*sin(u2 + w(2))
      else
        xa(n) = tanh(max(t2*u2, v(4 - 1) + x1))
      end if
    else
      w(1) = w(1) + (us(i1) + x1)
    end if
  end do
  if (.not. lf) then
    do i = 1, 4
      do j = i + 1, n
        us(j) = us(j) + 0.3d0*(us(i)*us(n))
        w(2) = sin(u1*xs)
      end do
    end do
  else
    do i = n, 2, -1
      do j = i - 1, 1, -1
        v(j - 1) = v(j - 1) - 0.3d0*(v(5 - 1)*v(i - 1))
      end do
      us(n) = sin(dble((u2 + u1)))
    end do
    u1 = xs - i2*0.25d0
  end if
  do i = 1, 5
    xa(i) = us(min(i + 1, 5))*v(k(n) - 1) - us(i)*0.3d0
  end do
  do i = 5, 1, -1
    i3 = min(i + 1, 5)
    xa(i) = v(i3 - 1)*dble(i2) + v(max(1, i - 1) - 1)*0.3d0
    i1 = min(5, i + 1)
    xa(i) = v(i1 - 1)*v(i - 1) - v(min(i + 1, 5) - 1)*x2
  end do
  ys = dble(real((min(dble(u1), 2.0d0, t2)), 4))
  x2 = x2 + 0.7d0*sin(mix)
  do i = 1, 5
    xa(i) = xa(i) + 0.3d0*sin(mix)
  end do
  y = y + 1.25d0*sin(mix)
  ys = ys + 3.0d0*sin(mix)
end subroutine p
