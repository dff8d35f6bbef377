! dotbar adjoint --rules tapenade-2012 --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb, n)
  real*8 :: x(5), y, s
  integer*8 :: n, i
  integer :: j
  integer*8 :: k
  real*8 :: xb(5), yb, sb, tempb
  integer*8 :: first, last, stride
  integer :: first0, last0, stride0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 1.0d0
  call pushinteger8(i)
  first = 1
  stride = 2
  do i = first, n, stride
    call pushreal8(s)
    s = s*x(i)
    call pushinteger4(j)
    first0 = 1_8
    stride0 = 1
    do j = first0, n, stride0
      call pushreal8(s)
      s = s + sin(s*x(j))
    end do
    call pushinteger4(j - stride0)
    call pushinteger4(first0)
    call pushinteger4(-stride0)
    n = n - 1
  end do
  call pushinteger8(i - stride)
  call pushinteger8(first)
  call pushinteger8(-stride)
  k = 3
  call pushinteger4(j)
  first0 = 5
  stride0 = -k
  do j = first0, 1, stride0
    call pushreal8(s)
    s = s*x(j) + sin(s)
  end do
  call pushinteger4(j - stride0)
  call pushinteger4(first0)
  call pushinteger4(-stride0)
  call pushinteger8(k)
  first = int(s*0) + 5
  stride = -2
  do k = first, 1, stride
    call pushreal8(s)
    s = s*x(k) + sin(s)
  end do
  call pushinteger8(k - stride)
  call pushinteger8(first)
  call pushinteger8(-stride)
  xb = 0.0d0
  sb = 0.0d0
  tempb = yb
  yb = 0.0d0
  sb = sb + i*(j*tempb)
  call popinteger8(stride)
  call popinteger8(last)
  call popinteger8(first)
  do k = first, last, stride
    call popreal8(s)
    tempb = sb
    sb = 0.0d0
    sb = sb + x(k)*tempb
    xb(k) = xb(k) + s*tempb
    sb = sb + cos(s)*tempb
  end do
  call popinteger8(k)
  call popinteger4(stride0)
  call popinteger4(last0)
  call popinteger4(first0)
  do j = first0, last0, stride0
    call popreal8(s)
    tempb = sb
    sb = 0.0d0
    sb = sb + x(j)*tempb
    xb(j) = xb(j) + s*tempb
    sb = sb + cos(s)*tempb
  end do
  call popinteger4(j)
  call popinteger8(stride)
  call popinteger8(last)
  call popinteger8(first)
  do i = first, last, stride
    call popinteger4(stride0)
    call popinteger4(last0)
    call popinteger4(first0)
    do j = first0, last0, stride0
      call popreal8(s)
      tempb = sb
      sb = 0.0d0
      sb = sb + tempb
      sb = sb + x(j)*(cos(s*x(j))*tempb)
      xb(j) = xb(j) + s*(cos(s*x(j))*tempb)
    end do
    call popinteger4(j)
    call popreal8(s)
    tempb = sb
    sb = 0.0d0
    sb = sb + x(i)*tempb
    xb(i) = xb(i) + s*tempb
  end do
  call popinteger8(i)
  tempb = sb
  sb = 0.0d0
end subroutine f_b
