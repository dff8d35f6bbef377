! dotbar adjoint --head 'p(ys)/(xs)' --rules tapenade-2012 in.f90
subroutine p_b(n, x, xs, xsb, ys, ysb)
  integer :: n, i
  double precision :: x, t1, t2, t3, v(3), f1
  real*8 :: xs, ys
  real*8 :: result
  real*8 :: xsb, ysb, tempb
  integer :: first, last, stride
  ! Adjoint: sets the derivatives of xs from those of ys, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushinteger4(i)
  first = 1
  stride = 1
  do i = first, n, stride
    v(i) = xs
  end do
  call pushinteger4(i - stride)
  call pushinteger4(first)
  call pushinteger4(-stride)
  t1 = v(1)
  t2 = 0.5
  call pushreal8(t1)
  t3 = xs
  result = f1(n, t1, t2, v)
  t1 = result
  ys = t2*xs
  xsb = 0.0d0
  call popreal8(t1)
  tempb = ysb
  ysb = 0.0d0
  xsb = xsb + t2*tempb
  call popinteger4(stride)
  call popinteger4(last)
  call popinteger4(first)
  do i = first, last, stride
  end do
  call popinteger4(i)
end subroutine p_b
