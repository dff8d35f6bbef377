! head p(xsa)/(xa)
! input n integer 5
! input x1 real 0.95815888713418929
! input x2 real 1.0226708391013808
! input xa real array -1.0094164924830955 0.89689280523492676 -0.62111966134560004 0.29261918636974338 0.27087139204445798
! input k integer array 5 5 2 2 5
! input y real undefined 0.44256686965312564
! input ya real array undefined 0.76978135980840046 -0.78379389302257585 0.86259770316799145 0.98023919332839315 -1.2445131386715358
! input xs real4 -1.1086224317550659
! input xsa real4 array 0.52977395057678223 -0.79540771245956421 -1.2244677543640137 0.94323945045471191 -0.50984430313110352
subroutine p(n, x1, x2, xa, k, y, ya, xs, xsa)
  integer :: n, k(5), i, l, i1, i2, kl(5), is
  integer*2 :: i3
  logical :: lf
  double precision :: x1, x2, xa(n), y, ya(5), t1, t3, v(5), mix
  real*4 :: xs, xsa(5), u1, u2
  double precision :: dc
  data dc /0.75d0/
  do i = 1, n
    v(i) = x1*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*2, 5) + 1
  end do
  t1 = 2.0d0
  i1 = n
  i2 = k(n)
  call s1(t1, y, ya, v, u2, xa(min(2, 4)), i2, kl)
  xsa(kl(kl(i2))) = sin(xsa(kl(kl(i2))))*i1**sin(dble(u2))
  do t3 = y, y + 1.25d0, 0.5d0
  end do
  call s1(t3, t1, v, xa, xsa(5), xa(min(kl(n), 4)), i2, kl)
end subroutine p

subroutine s1(p, q, a, a2, ps, s, k1, ka)
  implicit none
  integer :: k1, ka(5), i, l, i1, i2, i3
  real*8 :: p, q, a(5), a2(5), s(2), t1, t3, v(5), mix
  real(4) :: ps, u1, u2
  character(len=4) :: ch
  double precision, save :: sc = 0.9d0
  do i = 1, 5
    a(i) = 3.0d0*(0.3d0*i)
  end do
  do i = 1, 5
    v(i) = sc*(0.3d0*i)
  end do
  t1 = min(p, v(k1), s(2)) + (s(2) + sc)
  i1 = ka(k1)
  i3 = i1
  u2 = dble(real((t1/(1.5d0 + sin(sc)**2)), 4))
  a(ka(ka(5))) = dble(real((v(i3)))) - max(a2(mod(k1 + 2, 5) + 1), sc)
  do l = 1, 5
    i2 = mod(k1 + 2, 5) + 1
    ka(ka(l)) = ka(l)
    a(i2) = a(ka(i2))*sin(a(2))
  end do
  q = (s(1))**3/(1.5d0 + sin(a(ka(ka(i3)))/(1.5d0 + sin(sc)**2))**2)
  ps = (-u2)
end subroutine s1
