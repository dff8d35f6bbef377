! dotbar adjoint --rules tapenade-2012 --head 'p(xa)/(g1)' in.f90
subroutine p_b(n, x1, x2, xa, xab, k, y)
  implicit real*8 (a-h, o-z)
  integer :: k(5), kl(5)
  real*8 :: xa(n), ga(5), cda(5)
  common /blk/ g1, ga
  common /blk_b/ g1b
  common /fixed/ cd1, cda
  common /other/ h1
  common /other_b/ h1b
  real*8 :: xab(n), g1b, h1b, t3b, resultb, tempb
  integer :: first, last, stride
  ! Adjoint: sets the derivatives of g1 from those of xa, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushinteger4(i)
  first = 1
  stride = 1
  do i = first, n, stride
    kl(i) = 2.0d0
  end do
  call pushinteger4(i - stride)
  call pushinteger4(first)
  call pushinteger4(-stride)
  t3 = f1(n, 0.3d0, cda)
  i3 = n
  i1 = 5
  call s1_fwd(i1, g1, abs(i3*0.25d0)*cos(xa(n) - g1), h1, 'down', kl)
  call pushreal8(xa(kl(1)))
  xa(kl(1)) = t3
  call pushreal8array(xa, size(xa))
  call pushreal8array(ga, size(ga))
  call pushinteger4(i1)
  call s1(i1, h1, 0.3d0, xa(1), 'down', kl)
  g1b = 0.0d0
  h1b = 0.0d0
  t3b = 0.0d0
  tempb = xab(n)
  xab(n) = 0.0d0
  if (cd1 <= min(xa(1), cd1)) then
  else if (xa(1) <= cd1) then
    xab(1) = xab(1) + tempb
  end if
  call popinteger4(i1)
  call popreal8array(ga, size(ga))
  call popreal8array(xa, size(xa))
  call s1_b(i1, h1, h1b, 0.3d0, xa(1), xab(1), 'down', kl)
  call popreal8(xa(kl(1)))
  tempb = xab(kl(1))
  xab(kl(1)) = 0.0d0
  t3b = t3b + tempb
  call s1_bwd(i1, g1, g1b, abs(i3*0.25d0)*cos(xa(n) - g1), h1, h1b, 'down', kl)
  resultb = t3b
  t3b = 0.0d0
  call f1_b(n, 0.3d0, cda, resultb)
  call popinteger4(stride)
  call popinteger4(last)
  call popinteger4(first)
  do i = first, last, stride
  end do
  call popinteger4(i)
end subroutine p_b

subroutine s1_fwd(n, p, q, r, which, ka)
  implicit real*8 (a-h, o-z)
  integer :: ka(5)
  real*8 :: ga(5), cda(5)
  character(len=*) :: which
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  i3 = 2.0d0
  call pushreal8(ga(n))
  ga(n) = ga(1)
  call pushinteger4(n)
  n = i3
  call pushreal8(r)
  r = p
end subroutine s1_fwd

subroutine s1_bwd(n, p, pb, q, r, rb, which, ka)
  implicit real*8 (a-h, o-z)
  integer :: ka(5)
  real*8 :: ga(5), cda(5)
  character(len=*) :: which
  common /blk/ g1, ga
  common /blk_b/ g1b
  common /fixed/ cd1, cda
  real*8 :: pb, rb, g1b, tempb
  call popreal8(r)
  tempb = rb
  rb = 0.0d0
  pb = pb + tempb
  call popinteger4(n)
  call popreal8(ga(n))
end subroutine s1_bwd

subroutine s1_b(n, p, pb, q, r, rb, which, ka)
  implicit real*8 (a-h, o-z)
  integer :: ka(5)
  real*8 :: ga(5), cda(5)
  character(len=*) :: which
  common /blk/ g1, ga
  common /blk_b/ g1b
  common /fixed/ cd1, cda
  real*8 :: pb, rb, g1b, tempb
  i3 = 2.0d0
  call pushreal8(ga(n))
  ga(n) = ga(1)
  call pushinteger4(n)
  n = i3
  call pushreal8(r)
  r = p
  call popreal8(r)
  tempb = rb
  rb = 0.0d0
  pb = pb + tempb
  call popinteger4(n)
  call popreal8(ga(n))
end subroutine s1_b

subroutine f1_b(n, x, a, f1b)
  integer :: n
  real*8 :: x, a(n), g1, ga(5), t2
  common /blk/ g1, ga
  common /blk_b/ g1b
  real*8 :: f1b, g1b, t1b, tempb
  t2 = ga(n)
  t1b = 0.0d0
  tempb = f1b
  f1b = 0.0d0
  t1b = t1b + tempb
  tempb = t1b
  t1b = 0.0d0
  g1b = g1b + (-t2/g1**2*tempb)
end subroutine f1_b
