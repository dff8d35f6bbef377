! dotbar adjoint --head 'top(y)/(x)' in.f90
subroutine top_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x(n), y, s
  integer :: i, k
  real(8) :: xb(n), yb, sb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k = 2
  s = 1d0
  do i = 1, n
    call work_fwd(n, k, x, s)
    s = s*1.5d0
  end do
  call pushinteger4(k)
  k = 5
  call pushreal8array(x, size(x))
  call pushreal8(s)
  call pushinteger4(k)
  call work(n, k, x, s)
  xb = 0.0d0
  sb = 2.0d0*s*yb
  yb = 0.0d0
  call popinteger4(k)
  call popreal8(s)
  call lookreal8array(x, size(x))
  call work_b(n, k, x, xb, s, sb)
  call popreal8array(x, size(x))
  call popinteger4(k)
  do i = n, 1, -1
    sb = 1.5d0*sb
    call work_bwd(n, k, x, xb, s, sb)
  end do
end subroutine top_b

!$AD NOCHECKPOINT
subroutine inner_fwd(a, b, w)
  real(8) :: a, b, w
  call pushreal8(w)
  w = exp(-a*a)
  call pushreal8(b)
  b = b*w
  call pushreal8(w)
  w = w*w + b
end subroutine inner_fwd

!$AD NOCHECKPOINT
subroutine inner_bwd(a, ab, b, bb, w, wb)
  real(8) :: a, b, w
  real(8) :: ab, bb, wb
  call popreal8(w)
  bb = bb + wb
  wb = 2.0d0*w*wb
  call popreal8(b)
  wb = wb + b*bb
  bb = w*bb
  ab = ab - 2.0d0*a*(w*wb)
  wb = 0.0d0
  call popreal8(w)
end subroutine inner_bwd

subroutine work_fwd(n, k, x, s)
  integer :: n, k, j
  real(8) :: x(n), s, t, w
  t = 0
  w = 1
  do j = 1, n
    call pushreal8(t)
    t = t + x(j)**k*w
    call inner_fwd(t, s, w)
    if (t > 1) then
      k = k + 1
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushreal8(x(j))
    x(j) = sin(x(j)*s)*t
  end do
  call pushreal8(s)
  s = s*cos(t)
  if (k > 4) then
    call pushinteger4(k)
    k = 1
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call pushreal8(t)
end subroutine work_fwd

subroutine work_bwd(n, k, x, xb, s, sb)
  integer :: n, k, j
  real(8) :: x(n), s, t, w
  real(8) :: xb(n), sb, tb, wb, tempb
  integer :: branch
  call popreal8(t)
  wb = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    call popinteger4(k)
  end if
  call popreal8(s)
  tb = -sin(t)*(s*sb)
  sb = cos(t)*sb
  do j = n, 1, -1
    call popreal8(x(j))
    tempb = cos(x(j)*s)*(t*xb(j))
    sb = sb + x(j)*tempb
    tb = tb + sin(x(j)*s)*xb(j)
    xb(j) = s*tempb
    call popcontrol1b(branch)
    if (branch == 0) then
      k = k - 1
    end if
    call inner_bwd(t, tb, s, sb, w, wb)
    call popreal8(t)
    xb(j) = xb(j) + merge(0.0d0, k*x(j)**(k - 1), k == 0)*(w*tb)
    wb = wb + x(j)**k*tb
  end do
end subroutine work_bwd

subroutine work_b(n, k, x, xb, s, sb)
  integer :: n, k, j
  real(8) :: x(n), s, t, w
  real(8) :: xb(n), sb, tb, wb, tempb
  integer :: branch
  t = 0
  w = 1
  do j = 1, n
    call pushreal8(t)
    t = t + x(j)**k*w
    call inner_fwd(t, s, w)
    if (t > 1) then
      k = k + 1
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushreal8(x(j))
    x(j) = sin(x(j)*s)*t
  end do
  call pushreal8(s)
  s = s*cos(t)
  if (k > 4) then
    call pushinteger4(k)
    k = 1
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  wb = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    call popinteger4(k)
  end if
  call popreal8(s)
  tb = -sin(t)*(s*sb)
  sb = cos(t)*sb
  do j = n, 1, -1
    call popreal8(x(j))
    tempb = cos(x(j)*s)*(t*xb(j))
    sb = sb + x(j)*tempb
    tb = tb + sin(x(j)*s)*xb(j)
    xb(j) = s*tempb
    call popcontrol1b(branch)
    if (branch == 0) then
      k = k - 1
    end if
    call inner_bwd(t, tb, s, sb, w, wb)
    call popreal8(t)
    xb(j) = xb(j) + merge(0.0d0, k*x(j)**(k - 1), k == 0)*(w*tb)
    wb = wb + x(j)**k*tb
  end do
end subroutine work_b
