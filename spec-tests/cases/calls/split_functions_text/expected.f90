! dotbar adjoint --head 's(x,y)>(y)' in.f90
recursive subroutine h_b(n, x, xb, rb)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0
  real(8) :: h
  real(8) :: xb, rb, tb, resultb, result0b, result1b, tempb
  integer :: branch
  t = x*x
  r = sin(t)
  call pushreal8(t)
  t = t*r
  if (n > 0) then
!$AD NOCHECKPOINT
    result = h_fwd(n - 1, 2*x)
!$AD NOCHECKPOINT
    call pushreal8(r)
    r = result*t
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  if (n > 1) then
    result0 = h(n - 2, t)
    call pushreal8(r)
    r = r*result0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  tb = 0.0d0
  resultb = 0.0d0
  result0b = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(r)
    result0b = result0b + r*rb
    rb = result0*rb
    result1b = result0b
    result0b = 0.0d0
    call h_b(n - 2, t, tb, result1b)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(r)
    resultb = resultb + t*rb
    tb = tb + result*rb
    rb = 0.0d0
    result1b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call h_bwd(n - 1, 2*x, tempb, result1b)
    xb = xb + 2*tempb
  end if
  call popreal8(t)
  rb = rb + t*tb
  tb = r*tb
  tb = tb + cos(t)*rb
  rb = 0.0d0
  xb = xb + x*tb
  xb = xb + x*tb
  tb = 0.0d0
end subroutine h_b

recursive function h_fwd(n, x) result(r)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0
  real(8) :: h
  t = x*x
  r = sin(t)
  call pushreal8(t)
  t = t*r
  if (n > 0) then
!$AD NOCHECKPOINT
    result = h_fwd(n - 1, 2*x)
!$AD NOCHECKPOINT
    call pushreal8(r)
    r = result*t
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  if (n > 1) then
    result0 = h(n - 2, t)
    call pushreal8(r)
    r = r*result0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call pushreal8(r)
  call pushreal8(t)
  call pushreal8(result)
  call pushreal8(result0)
end function h_fwd

recursive subroutine h_bwd(n, x, xb, rb)
  implicit none
  integer :: n
  real(8) :: x, r, t
  real(8) :: result, result0
  real(8) :: xb, rb, tb, resultb, result0b, result1b, tempb
  integer :: branch
  call popreal8(result0)
  call popreal8(result)
  call popreal8(t)
  call popreal8(r)
  tb = 0.0d0
  resultb = 0.0d0
  result0b = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(r)
    result0b = result0b + r*rb
    rb = result0*rb
    result1b = result0b
    result0b = 0.0d0
    call h_b(n - 2, t, tb, result1b)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
!$AD NOCHECKPOINT
    call popreal8(r)
    resultb = resultb + t*rb
    tb = tb + result*rb
    rb = 0.0d0
    result1b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
!$AD NOCHECKPOINT
    call h_bwd(n - 1, 2*x, tempb, result1b)
    xb = xb + 2*tempb
  end if
  call popreal8(t)
  rb = rb + t*tb
  tb = r*tb
  tb = tb + cos(t)*rb
  rb = 0.0d0
  xb = xb + x*tb
  xb = xb + x*tb
  tb = 0.0d0
end subroutine h_bwd

function last_fwd(x) result(last)
  implicit none
  real(8) :: last, x
  last = 0.0d0
  last = sin(x)
  call pushreal8(last)
end function last_fwd

subroutine last_bwd(x, xb, lastb)
  implicit none
  real(8) :: last, x
  real(8) :: xb, lastb
  call popreal8(last)
  xb = xb + last*lastb
  lastb = x*lastb
  xb = xb + cos(x)*lastb
  lastb = 0.0d0
end subroutine last_bwd

subroutine s_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y, h, last
  external h, last
  real(8) :: result, result0, result1
  real(8) :: xb, yb, resultb, result0b, result1b, h_fwd, result2b, last_fwd
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
!$AD NOCHECKPOINT
  result = h_fwd(2, x)
!$AD NOCHECKPOINT
  result0 = h_fwd(1, y)
!$AD NOCHECKPOINT
  call pushreal8(y)
  y = result*x + result0
!$AD NOCHECKPOINT
  result1 = last_fwd(x)
  xb = 0.0d0
  resultb = 0.0d0
  result0b = 0.0d0
  result1b = 0.0d0
  result1b = result1b + yb
  result2b = result1b
  result1b = 0.0d0
  call last_bwd(x, xb, result2b)
  yb = cos(y)*yb
  call popreal8(y)
  resultb = resultb + x*yb
  xb = xb + result*yb
  result0b = result0b + yb
  yb = 0.0d0
  result2b = result0b
  result0b = 0.0d0
  call h_bwd(1, y, yb, result2b)
  result2b = resultb
  resultb = 0.0d0
  call h_bwd(2, x, xb, result2b)
end subroutine s_b
