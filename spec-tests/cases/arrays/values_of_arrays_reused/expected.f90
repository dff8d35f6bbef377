! dotbar adjoint --head 'lost(x)>(y)' --head 'cell(w,b,x,h)>(h)' in.f90
! Arrays whose derivative is said by their own value: whether it is still there decides, and of the whole array.
subroutine cell_b(n, w, wb, b, bb, x, xb, h, hb)
  integer, intent(in) :: n
  real(8), intent(in) :: w(n, n), b(n), x(n)
  real(8), intent(inout) :: h(n)
  real(8) :: z(n), r(n), c(n)
  real(8) :: wb(n, n), bb(n), xb(n), hb(n), zb(n), rb(n), cb(n), tempb(n), temp0b(n), temp1b(n)
  integer :: i
  ! Adjoint: sets the derivatives of w, b, x, h from those of h, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  z = 1/(1 + exp(-(matmul(w, x) + b)))
  r = sqrt(1 + h*h)
  c = tanh(matmul(w, r*h))
  wb = 0.0d0
  bb = 0.0d0
  xb = 0.0d0
  zb = 0.0d0
  rb = 0.0d0
  cb = 0.0d0
  zb = zb - h*hb
  tempb = (1.0d0/r)*hb
  zb = zb + c*tempb
  cb = cb + z*tempb
  rb = rb - z*c*(1.0d0/r)**2*hb
  hb = (1 - z)*hb
  tempb = (1.0d0 - c**2)*cb
  temp0b = r*h
  do i = 1, size(wb, 2)
    wb(:, i) = wb(:, i) + tempb*temp0b(i)
  end do
  temp1b = matmul(tempb, w)
  rb = rb + h*temp1b
  hb = hb + r*temp1b
  hb = hb + 2.0d0*h*(rb/(2.0d0*max(r, sqrt(tiny(1.0d0)))))
  tempb = z*(1.0d0 - z)*zb
  do i = 1, size(wb, 2)
    wb(:, i) = wb(:, i) + tempb*x(i)
  end do
  xb = xb + matmul(tempb, w)
  bb = bb + tempb
end subroutine cell_b

! Used whole, then overwritten: recorded, and there again. Used in part, then overwritten elsewhere: not there.
subroutine lost_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  real(8) :: z(n), v(n), q(n), u(n)
  integer :: t
  real(8) :: xb(n), yb(n), zb(n), vb(n), qb(n), ub(n), tempb, temp0b(n)
  logical :: mask(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  z = exp(x)
  v = z*z
  call pushreal8array(z, size(z))
  z = z + v
  v = exp(0.1d0*z)
  y = v(1)*v(2)
  call pushreal8(v(n))
  v(n) = 5
  q = x/(1 + v*v)
  y(2:) = y(2:) + q(2:)*q(:n - 1)
  call pushreal8(q(1))
  q(1) = y(2)
  call pushreal8array(z, size(z))
  do t = 1, 3
    call pushreal8array(u, size(u))
    u = tan(0.1d0*x*t) + 0
    call pushreal8array(u, size(u))
    u = tanh(u + y)
    mask = u > 0.1d0
    call pushreal8array(u, size(u))
    where (mask) u = u*q
    call pushbooleanarray(mask, size(mask))
    z = 2/(u + x*x + 1)
    call pushreal8array(y, size(y))
    y = y + z*u
  end do
  call pushreal8array(u, size(u))
  u = exp(u)
  call pushreal8array(u(2:n), size(u(2:n)))
  u(2:n) = u(1:n - 1)*x(2:n)
  xb = 0.0d0
  zb = 0.0d0
  vb = 0.0d0
  qb = 0.0d0
  ub = 0.0d0
  ub = ub + y*yb
  yb = u*yb
  call popreal8array(u(2:n), size(u(2:n)))
  temp0b(2:n) = ub(2:n)
  ub(2:n) = 0.0d0
  ub(1:n - 1) = ub(1:n - 1) + x(2:n)*temp0b(2:n)
  xb(2:n) = xb(2:n) + u(1:n - 1)*temp0b(2:n)
  call popreal8array(u, size(u))
  ub = exp(u)*ub
  do t = 3, 1, -1
    z = 2/(u + x*x + 1)
    call popreal8array(y, size(y))
    zb = zb + u*yb
    temp0b = -z*(zb/(u + x*x + 1))
    ub = ub + (temp0b + z*yb)
    xb = xb + 2.0d0*x*temp0b
    zb = 0.0d0
    call popbooleanarray(mask, size(mask))
    call popreal8array(u, size(u))
    temp0b = ub
    where (mask) ub = 0.0d0
    where (mask) ub = ub + q*temp0b
    where (mask) qb = qb + u*temp0b
    call popreal8array(u, size(u))
    temp0b = (1.0d0 - tanh(u + y)**2)*ub
    yb = yb + temp0b
    ub = temp0b
    call popreal8array(u, size(u))
    xb = xb + 0.1d0*(t*((1.0d0 + tan(0.1d0*x*t)**2)*ub))
    ub = 0.0d0
  end do
  call popreal8array(z, size(z))
  call popreal8(q(1))
  yb(2) = yb(2) + qb(1)
  qb(1) = 0.0d0
  qb(2:) = qb(2:) + q(:n - 1)*yb(2:)
  qb(:n - 1) = qb(:n - 1) + q(2:)*yb(2:)
  xb = xb + (1.0d0/(1 + v*v))*qb
  vb = vb - 2.0d0*v*(x*(1.0d0/(1 + v*v))**2*qb)
  call popreal8(v(n))
  vb(n) = 0.0d0
  tempb = sum(yb)
  vb(1) = vb(1) + v(2)*tempb
  vb(2) = vb(2) + v(1)*tempb
  yb = 0.0d0
  zb = zb + 0.1d0*(exp(0.1d0*z)*vb)
  vb = 0.0d0
  call popreal8array(z, size(z))
  vb = vb + zb
  zb = zb + 2.0d0*z*vb
  xb = xb + z*zb
end subroutine lost_b
