! dotbar adjoint --head 's(x,y)>(y)' in.f90
recursive function h_fwd(n, x) result(r)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0, result1
  real(8) :: h
  t = x*x
  r = sin(t)
  call pushreal8(t)
  t = t*r
  if (n > 0) then
    result = h_fwd(n - 1, 2*x)
    call pushreal8(r)
    r = result*t
  end if
  if (n > 1) then
    call pushreal8(r)
    result0 = h(n - 2, t)
    r = r*result0
    result1 = h(n - 2, r)
    r = r*result1
  end if
  call pushreal8(r)
  call pushreal8(t)
  call pushreal8(result)
  call pushreal8(result0)
  call pushreal8(result1)
end function h_fwd

recursive subroutine h_bwd(n, x, xb, rb)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0, result1
  real(8) :: h
  real(8) :: h_fwd
  real(8) :: xb, rb, tb, resultb, result0b, result1b, result2b, tempb
  call popreal8(result1)
  call popreal8(result0)
  call popreal8(result)
  call popreal8(t)
  call popreal8(r)
  tb = 0.0d0
  if (n > 1) then
    call popreal8(r)
    result0 = h_fwd(n - 2, t)
    call pushreal8(r)
    r = r*result0
    result1 = h(n - 2, r)
    result1b = r*rb
    rb = result1*rb
    result2b = result1b
    result1b = 0.0d0
    call h_b(n - 2, r, rb, result2b)
    call popreal8(r)
    result0b = r*rb
    rb = result0*rb
    result2b = result0b
    result0b = 0.0d0
    call h_bwd(n - 2, t, tb, result2b)
  end if
  if (n > 0) then
    call popreal8(r)
    resultb = t*rb
    tb = tb + result*rb
    rb = 0.0d0
    result2b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call h_bwd(n - 1, 2*x, tempb, result2b)
    xb = xb + 2*tempb
  end if
  call popreal8(t)
  rb = rb + t*tb
  tb = r*tb
  tb = tb + cos(t)*rb
  rb = 0.0d0
  xb = xb + 2.0d0*x*tb
end subroutine h_bwd

recursive subroutine h_b(n, x, xb, rb)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0, result1
  real(8) :: h
  real(8) :: h_fwd
  real(8) :: xb, rb, tb, resultb, result0b, result1b, result2b, tempb
  t = x*x
  r = sin(t)
  call pushreal8(t)
  t = t*r
  if (n > 0) then
    result = h_fwd(n - 1, 2*x)
    call pushreal8(r)
    r = result*t
  end if
  if (n > 1) then
    call pushreal8(r)
    result0 = h(n - 2, t)
    r = r*result0
    result1 = h(n - 2, r)
    r = r*result1
  end if
  tb = 0.0d0
  if (n > 1) then
    call popreal8(r)
    result0 = h_fwd(n - 2, t)
    call pushreal8(r)
    r = r*result0
    result1 = h(n - 2, r)
    result1b = r*rb
    rb = result1*rb
    result2b = result1b
    result1b = 0.0d0
    call h_b(n - 2, r, rb, result2b)
    call popreal8(r)
    result0b = r*rb
    rb = result0*rb
    result2b = result0b
    result0b = 0.0d0
    call h_bwd(n - 2, t, tb, result2b)
  end if
  if (n > 0) then
    call popreal8(r)
    resultb = t*rb
    tb = tb + result*rb
    rb = 0.0d0
    result2b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call h_bwd(n - 1, 2*x, tempb, result2b)
    xb = xb + 2*tempb
  end if
  call popreal8(t)
  rb = rb + t*tb
  tb = r*tb
  tb = tb + cos(t)*rb
  rb = 0.0d0
  xb = xb + 2.0d0*x*tb
end subroutine h_b

function last_fwd(x) result(last)
  implicit none
  real(8) :: last, x, c
  common /blk/ c
  last = 0.0d0
  last = sin(x)
  call pushreal8(last)
end function last_fwd

subroutine last_bwd(x, xb, lastb)
  implicit none
  real(8) :: last, x, c
  common /blk/ c
  common /blk_b/ cb
  real(8) :: xb, lastb, cb, tempb
  call popreal8(last)
  tempb = c*lastb
  xb = xb + last*tempb
  cb = cb + last*x*lastb
  lastb = x*tempb
  xb = xb + cos(x)*lastb
  lastb = 0.0d0
end subroutine last_bwd

subroutine s_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y, h, last, c
  integer :: i
  common /blk/ c
  common /blk_b/ cb
  external h, last
  real(8) :: result, result0, result1, result2
  real(8) :: xb, yb, cb, resultb, result0b, result1b, result2b, h_fwd, result3b, tempb, last_fwd
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  result = h_fwd(2, x)
  result0 = h_fwd(1, y)
  call pushreal8(y)
  y = result*x + result0
  do i = 1, 2
    call pushreal8(result1)
    result1 = h_fwd(1, x*y)
    call pushreal8(y)
    y = sin(y)*result1
  end do
  c = y
  result2 = last_fwd(x)
  xb = 0.0d0
  cb = 0.0d0
  result1b = 0.0d0
  result2b = yb
  result3b = result2b
  result2b = 0.0d0
  call last_bwd(x, xb, result3b)
  yb = yb + cb
  cb = 0.0d0
  do i = 2, 1, -1
    call popreal8(y)
    result1b = result1b + sin(y)*yb
    yb = cos(y)*(result1*yb)
    result3b = result1b
    result1b = 0.0d0
    tempb = 0.0d0
    call h_bwd(1, x*y, tempb, result3b)
    xb = xb + y*tempb
    yb = yb + x*tempb
    call popreal8(result1)
  end do
  call popreal8(y)
  resultb = x*yb
  xb = xb + result*yb
  result0b = yb
  yb = 0.0d0
  result3b = result0b
  result0b = 0.0d0
  call h_bwd(1, y, yb, result3b)
  result3b = resultb
  resultb = 0.0d0
  call h_bwd(2, x, xb, result3b)
end subroutine s_b
