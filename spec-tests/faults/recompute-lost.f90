! head p(ys)/(xs)
! input n integer 4
! input x1 real 0.25724623009633496
! input x2 real 1.0706990174886979
! input xa real array 1.0510455627004716 -0.90891673342211377 -0.20138354473266798 0.73131777332593395
! input k integer array 3 2 1 3
! input y real 0.76345942508518205
! input ya real array undefined -0.79196601426178059 -0.49082935453030174 -0.64648061363166742 0.65052784184618817
! input xs real4 -1.1817083358764648
! input ys real4 undefined 1.2563085556030273
subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  implicit none
  integer :: n, k(4), i, j, l, i2, i3, kl(4), jw
  integer(1) :: i1
  logical(1) :: lf
  real*8 :: x1, x2, xa(n), y, ya(0:n - 1), t1, v(4), mix, f2
  real :: xs, ys, u1, u2, us(4), f1
  namelist /nl/ n, u2
  mix = 0.0d0
  mix = mix + 1.5d0*xs
  do i = 1, 4
    ya(i - 1) = xs*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = xs*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 4) + 1
  end do
  do i = 1, n
    us(i) = 0.5d0*(0.3d0*i)
  end do
  t1 = 0.9d0
  i1 = n
  i2 = n
  i3 = n
  u2 = (t1 + dble(i1))*(ya(k(i3) - 1)*sin(v(int(i1))))
  ya(n - 1) = dble((u2))
  do j = n, 1, -2
    u2 = sin(u2 + x2*x2*xa(i3))
  end do
  ys = (v(kl(i3)) + t1)*dble(j)
  us(mod(i3 + 2, 4) + 1) = f2(n, t1, v)
  ya(k(i2) - 1) = atan2(xa(i2), 1.5d0 + (x2)**2) + 3.0d0/(1.5d0 + sin(xs)**2)
  ya(i2 - 1) = (-v(i3))
  if (mod(int(i1) + 0, 4) + 1 /= 3) then
    if (xa(i2) > 3.0d0) then
      lf = i3*0.25d0 > xs .and. int(i1) <= 1
      if (lf) y = y*cos(log(2.0d0 + sin(t1)))
      lf = lf .or. k(n) /= 3
    end if
    do l = i3, 4
      u1 = tanh(x2*y)
      ys = sin(u1*u1*xs)
      y = sqrt((u2 - u2)**2) + sqrt(1.0d0 + (x1)**2)
      i3 = mod(i3 + 3, 4) + 1
    end do
  else
    ys = u2
  end if
  v(kl(1)) = (-u2)
  y = y + 1.25d0*sin(mix)
  do i = 1, 4
    ya(i - 1) = ya(i - 1) + 0.3d0*sin(mix)
  end do
  xs = xs + 3.0d0*sin(mix)
  ys = ys + 1.25d0*sin(mix)
end subroutine p

function f2(n, x, a)
  integer :: n
  real*8 :: x, a(*), t1, f2
  t1 = a(n) + 0.01d0*acosd(0.7d0*sin(x))
  f2 = (-x)
end function f2

function f1(x)
  implicit none
  real*8 :: x
  real :: f1
  f1 = (x - x)/(1.5d0 + sin(abs(x))**2)
end function f1
