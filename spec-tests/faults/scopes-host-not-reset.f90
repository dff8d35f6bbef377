! head p(y)/(xa)
! input n integer 3
! input x1 real 0.32239194677267569
! input xa real array -1.2846394898785183 0.31387855197767395 -0.73375153691065553
! input k integer array 3 2 2
! input m integer 2
! input y real undefined -1.2059398066910412
subroutine p(n, x1, xa, k, m, y)
  integer :: i, j, i1, i2, i3
  logical :: lh
  real*8 :: t1, t2, t3, t4, v(0:2), c(3, 2), w(2), b5zt1(0:2), b5zxa(3), mix
  integer, intent(in) :: n
  real*8, intent(in) :: x1
  double precision, intent(in) :: xa(n)
  integer, intent(in) :: k(3)
  integer, intent(in) :: m
  real*8, intent(out) :: y
  real*8, save :: sc = 0.9d0
  do i = 1, 2
    w(i) = sc*(0.3d0*i)
  end do
  t1 = max(max(sc, w(2)), exp(-(x1)**2))
  t2 = 1.5d0
  i1 = n
  do j = 1, n
    if (m >= 2) then
      t3 = t2*sin(t1*sind(40.0d0*(x1)))
      call s1(n, xa(k(n)), t1, xa, xa(min(mod(i1 + 0, 3) + 1, 2)))
    else
      call in3()
    end if
  end do
  bl5: if (.true.) then
    bl6: if (.true.) then
      y = cosh(sin(sc*sin(t3)))
    end if bl6
  end if bl5
contains
  subroutine in3()
    t1 = sin(x1 - xa(k(mod(i2 + 2, 3) + 1)))
  end subroutine in3

  subroutine in4()
  end subroutine in4

  function in7(b7zt3)
    double precision, intent(in) :: b7zt3
    real*8 :: in7
  end function in7
end subroutine p

subroutine s1(n, p, q, a, s)
  implicit none
  integer :: n, i, i1, i3
  integer(2) :: i2
  real*8 :: p, q, a(*), s(2), t1, t2, t3, t4, v(3), c(3, 2), b1zt1, b1zi2(3)
  character(len=4) :: ch
  do i = 1, 3
    v(i) = p*(0.3d0*i)
  end do
  do i = 1, 3
    c(i, 1) = 1.25d0*(0.3d0*i)
    c(i, 2) = p*(0.3d0*i)
  end do
  t1 = 3.0d0
  t2 = 1.5d0*log10(3.0d0 + cos(t1))
  i1 = n
  i2 = n
  ch = 'down'
  q = sin(tan(0.4d0*sin(s(2)*s(1))))
  bl1: if (.true.) then
    do i = 1, 3
      b1zi2(i) = 0.9d0*dble(i)
    end do
    b1zt1 = sin(q)**i1 + (p + 0.5d0)
    v(n) = t2
    if (s(1) >= b1zi2(n)) v(mod(i1 + 0, 3) + 1) = min(v(i1), c(n, 2))*sin(a(i1) + q)
    t3 = sin(q + v(mod(n + 2, 3) + 1) - (b1zt1 + p))
  end if bl1
  do i = 3, i1
    v(i1) = sin(0.6d0*sin(v(i1)) + sin((p - a(3))*(t1 + t3)))
  end do
  call in2(sqrt(1.0d0 + (s(2))**2)*1.5d0, (c(1, 2) + t1)*0.3d0)
  do i = mod(int(i2) + 0, 3) + 1, 3
    t4 = sin(q)
    t4 = tanh((c(mod(i1 + 1, 3) + 1, 2))**2)
    c(i1, 1) = v(mod(n + 3, 3) + 1) + t1/(1.5d0 + sin(a(i))**2)*sin(1.5d0)
  end do
contains
  subroutine in2(b2za, b2zt3)
    real*8, intent(in) :: b2za
    real*8, intent(in) :: b2zt3
    c(i2, 1) = tanh(log_gamma(-1.5d0 + 0.3d0*sin(t1 + dble(i1)*sin(t2))))
    v(3) = exp(0.5d0*sin(v(2)))
    i3 = i1
    t2 = tanh(log10(3.0d0 + cos(t2 - b2zt3))*sin(min((-0.5d0), b2za*b2zt3)))
    q = (t1)**3
  end subroutine in2
end subroutine s1
