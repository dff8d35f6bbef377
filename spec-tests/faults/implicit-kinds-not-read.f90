! head p(ya)/(ys)
! input n integer 5
! input x1 real 1.1843053739470382
! input x2 real -0.97991357934819745
! input xa real array -0.26159006085046665 -1.0353647862182718 0.44826148425208667 0.46074942673797398 0.74259166000614041
! input y real undefined -0.23201107376982155
! input ya real array undefined 1.1352047155666649 1.2506116319579081 0.37918269033345564 0.76124658273626067 0.40916242171833372
! input ys real4 0.70820856094360352
! input gm1 real module md gm1 -0.9366320282522782
! input gma real array module md gma 0.44112058768190099 0.96983678337389145 0.34954941972557058 0.66749780504655709 0.71125628438141431
! input gm2 real module md gm2 -1.1451956551367948
! input gs real4 module md gs -0.95326530933380127
! input ke integer module md ke 5
module md
  implicit none
  integer, parameter :: nm = 5
  integer, parameter :: wp = 8
  real(wp), parameter :: cm = 1.25d0
  real(wp) :: gm1
  real*8 :: gma(5)
  real*8 :: gm2
  real*4 :: gs
  integer :: ke
contains
  recursive subroutine s1(n, p, q, r, a2, ps, s, lg, lev)
    implicit none
    integer :: n, lev, j, l, i1, i3, is, iw
    integer*1 :: i
    logical :: lg
    logical*8 :: lf
    real(wp) :: p, q, r, a2(*), s(2), t1, t2, t3, t4, v(5), f1
    real :: ps, u2
    character(len=4) :: ch
    real(wp), save :: sc = 0.9d0
  end subroutine s1
end module md

subroutine p(n, x1, x2, xa, y, ya, ys)
  use md
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer*2 :: i3
  logical*2 :: lf
  real*8 :: xa(n), ya(n), w(2), mix
  real :: ys, u2
  double precision :: dc
  data dc /0.75d0/
  real(wp) :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  do i = 1, n
    ya(i) = 0.5d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = dc*(0.3d0*i)
  end do
  t3 = ys
  i2 = nm
  i3 = mod(i2 + 0, 5) + 1
  lf = x2 <= dble(i3)
  is = 1
  do j = 1, n, is
    t2 = t3/(1.5d0 + sin(w(1))**2)*sin(cm + 0.7d0)
  end do
  call s1(n, t3, (-dc)*cos(f1(5, ya(i2), gma(i3), da)), t2, ya, gs, w, x1 >= 1.25d0, 2)
  ya(3) = gma(mod(nm + 0, 5) + 1) - (t2 + ya(mod(nm + 3, 5) + 1))
end subroutine p

function f1(n, x, y, a)
  implicit none
  integer :: n, i, l, is
  logical*8 :: lf
  integer :: kq
  real*8 :: x, y, a(n), t1, t2, v(5), f1, sf, sk, za
  real*4 :: u1, u2
  character(len=4) :: ch
  real*8 :: dc
  data dc /0.75d0/
  sf(za) = za*sin(za)
  sk(kq) = 0.25*kq
  do i = 1, n
    v(i) = 2.0d0*(0.3d0*i)
  end do
  t2 = 2.0d0
  lf = x <= t2
  lf = lf .and. n >= 2
  u1 = 3.0d0
  ch = 'down'
  select case (ch)
  case ('up', 'left')
    is = -1
    do i = n, 1, is
      v(mod(n + 3, 5) + 1) = tanh(a(i))
      v(n) = sin(v(i))**i
      t1 = (-a(mod(n + 3, 5) + 1))
      is = 1
    end do
  case ('a':'k')
    v(n) = dble(i)
  case default
    v(n) = v(n)*sin(v(n))
  end select
  u2 = dc*sin(1.5d0)
  if (.not. lf) then
    u1 = bessel_y0(2.0d0 + 1.0d0*sin(sf(0.3d0))) - cosh(sin(x))
  else
    do l = 1, n
      u1 = a(5)
      u2 = v(mod(l + 2, 5) + 1)*sin(t2)
    end do
    do l = 1, n
      v(5) = sin(sin(dble(l))**l - sk(int(l)) + sf(1.25d0*v(n)))
    end do
  end if
  f1 = a(n)/(1.5d0 + sin((y)**3)**2)
  f1 = f1*cos(tanh(u2))
end function f1
