! dotbar adjoint --head 'step(x)>(y)' --head 'kept(x)>(y)' in.f90
! Work arrays of a time step, set wholly from the state: the adjoint keeps the state, and makes them again.
subroutine step_b(n, nt, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, nt
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: u(n), f(n), g(n), um, c(3)
  integer :: i, t
  real(8) :: xb(n), yb, ub(n), fb(n), gb(n), umb, cb(3), tempb, temp0b, sumb, sumb0, sumb1
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = x
  do t = 1, nt
    c(1) = u(1)*u(2)
    c(2) = sin(c(1))
    c(3) = c(1)*c(2)
    do i = 1, n
      um = u(i)*u(i)
      f(i) = um*u(i)
      if (um > 0.3d0) f(i) = f(i) + um
    end do
    do i = n, 1, -1
      g(i) = f(i)*f(i)*c(3)
    end do
    call pushreal8array(u(1:n), size(u(1:n)))
    do i = 1, n
      u(i) = u(i) + 0.1d0*g(i)*f(i)*c(2)*c(1)
    end do
  end do
  xb = 0.0d0
  ub = 0.0d0
  fb = 0.0d0
  gb = 0.0d0
  umb = 0.0d0
  cb = 0.0d0
  ub = ub + yb
  yb = 0.0d0
  do t = nt, 1, -1
    call popreal8array(u(1:n), size(u(1:n)))
    sumb0 = 0.0d0
    sumb1 = 0.0d0
    c(1) = u(1)*u(2)
    c(2) = sin(c(1))
    c(3) = c(1)*c(2)
    do i = 1, n
      um = u(i)*u(i)
      f(i) = um*u(i)
      if (um > 0.3d0) f(i) = f(i) + um
    end do
    do i = n, 1, -1
      g(i) = f(i)*f(i)*c(3)
    end do
    do i = n, 1, -1
      tempb = c(1)*ub(i)
      temp0b = c(2)*tempb
      gb(i) = gb(i) + 0.1d0*(f(i)*temp0b)
      fb(i) = fb(i) + 0.1d0*g(i)*temp0b
      sumb0 = sumb0 + 0.1d0*g(i)*f(i)*tempb
      sumb1 = sumb1 + 0.1d0*g(i)*f(i)*c(2)*ub(i)
    end do
    if (n >= 1) then
      cb(2) = cb(2) + sumb0
      cb(1) = cb(1) + sumb1
    end if
    sumb = 0.0d0
    do i = 1, n
      fb(i) = fb(i) + 2.0d0*f(i)*(c(3)*gb(i))
      sumb = sumb + f(i)*f(i)*gb(i)
      gb(i) = 0.0d0
    end do
    if (1 <= n) then
      cb(3) = cb(3) + sumb
    end if
    do i = n, 1, -1
      um = u(i)*u(i)
      if (um > 0.3d0) then
        umb = fb(i)
      end if
      umb = umb + u(i)*fb(i)
      ub(i) = ub(i) + um*fb(i)
      fb(i) = 0.0d0
      ub(i) = ub(i) + 2.0d0*u(i)*umb
      umb = 0.0d0
    end do
    cb(1) = cb(1) + c(2)*cb(3)
    cb(2) = cb(2) + c(1)*cb(3)
    cb(3) = 0.0d0
    cb(1) = cb(1) + cos(c(1))*cb(2)
    cb(2) = 0.0d0
    ub(1) = ub(1) + u(2)*cb(1)
    ub(2) = ub(2) + u(1)*cb(1)
    cb(1) = 0.0d0
  end do
  xb = xb + ub
end subroutine step_b

! Not what uses the counter of another loop behind it, an element once more than it sets it, or a function that takes long.
subroutine kept_b(n, nt, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, nt
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: u(n), a(n), b(n), d(n)
  integer :: i, k, t
  real(8) :: xb(n), yb, ub(n), ab(n), bb(n), db(n), tempb, temp0b, sumb, sumb0, sumb1
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = x
  do t = 1, nt
    call pushreal8array(a, size(a))
    call pushinteger4(i)
    do i = 1, n
      a(i) = u(i)*u(1)
    end do
    call pushreal8array(b, size(b))
    do k = 1, n
      b(k) = u(k)*u(2)
      call pushreal8(b(k))
      b(k) = b(k)*b(k)
    end do
    call pushreal8array(d, size(d))
    do k = 1, n
      d(k) = exp(-u(k))
    end do
    call pushreal8array(u(1:n), size(u(1:n)))
    do k = 1, n
      u(k) = u(k) + 0.1d0*b(k)*d(k)*a(k)*b(1)
    end do
  end do
  xb = 0.0d0
  ub = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  db = 0.0d0
  ub = ub + yb
  do t = nt, 1, -1
    sumb1 = 0.0d0
    do k = n, 1, -1
      tempb = b(1)*ub(k)
      temp0b = a(k)*tempb
      bb(k) = bb(k) + 0.1d0*(d(k)*temp0b)
      db(k) = db(k) + 0.1d0*b(k)*temp0b
      ab(k) = ab(k) + 0.1d0*b(k)*d(k)*tempb
      sumb1 = sumb1 + 0.1d0*b(k)*d(k)*a(k)*ub(k)
    end do
    if (n >= 1) then
      bb(1) = bb(1) + sumb1
    end if
    call popreal8array(u(1:n), size(u(1:n)))
    do k = n, 1, -1
      ub(k) = ub(k) - exp(-u(k))*db(k)
      db(k) = 0.0d0
    end do
    call popreal8array(d, size(d))
    sumb0 = 0.0d0
    do k = n, 1, -1
      call popreal8(b(k))
      bb(k) = 2.0d0*b(k)*bb(k)
      ub(k) = ub(k) + u(2)*bb(k)
      sumb0 = sumb0 + u(k)*bb(k)
      bb(k) = 0.0d0
    end do
    if (n >= 1) then
      ub(2) = ub(2) + sumb0
    end if
    call popreal8array(b, size(b))
    ab(1) = ab(1) + i*(a(2)*yb)
    ab(2) = ab(2) + i*a(1)*yb
    sumb = 0.0d0
    do i = n, 1, -1
      ub(i) = ub(i) + u(1)*ab(i)
      sumb = sumb + u(i)*ab(i)
      ab(i) = 0.0d0
    end do
    if (n >= 1) then
      ub(1) = ub(1) + sumb
    end if
    call popinteger4(i)
    call popreal8array(a, size(a))
  end do
  yb = 0.0d0
  xb = xb + ub
end subroutine kept_b
