! dotbar adjoint --head 'not_fused(x)>(y,z)' in.f90
! Loops whose trips depend on each other, or whose results are needed: they run in the forward sweep.
subroutine not_fused_b(n, x, xb, y, yb, z, zb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n), z
  real(8) :: t, u, a(n), w(3)
  integer :: i
  real(8) :: xb(n), yb(n), zb, tb, ub, ab(n), wb(3)
  integer(1) :: branch(n), branch0(n), branch1(2:n), branch2(2:n), branch3(n)
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = 1
  a = 0
  ! u is carried from trip to trip
  do i = 1, n
    call pushreal8(t)
    t = x(i)*u
    if (t > 0.2d0) then
      call pushreal8(t)
      t = t*t
      branch(i) = 0
    else
      branch(i) = 1
    end if
    call pushreal8(u)
    u = sin(t)
  end do
  ! what is made is used behind the loop
  do i = 1, n
    call pushreal8(t)
    t = x(i)*x(i)
    if (t > 0.2d0) then
      call pushreal8(t)
      t = t*t
      branch0(i) = 0
    else
      branch0(i) = 1
    end if
    a(i) = t*t
  end do
  ! an element of another trip
  do i = 2, n
    call pushreal8(t)
    t = x(i)*(0.1d0*i)
    if (t > 0.2d0) then
      call pushreal8(t)
      t = t*t
      branch1(i) = 0
    else
      branch1(i) = 1
    end if
    y(i) = t*t
  end do
  y(1) = x(1)
  do i = 2, n
    call pushreal8(t)
    t = x(i)*y(i - 1)
    if (t > 0.2d0) then
      call pushreal8(t)
      t = t*t
      branch2(i) = 0
    else
      branch2(i) = 1
    end if
    call pushreal8(y(i))
    y(i) = t*t*a(i)
  end do
  ! a work array: set, but not known to be
  do i = 1, n
    call pushreal8(w(1))
    w(1) = x(i)*x(i)
    call pushreal8(w(2))
    w(2) = sin(w(1))
    call pushreal8(w(1))
    w(1) = w(1)*w(2)
  end do
  ! what is printed keeps its order
  do i = 1, n
    call pushreal8(t)
    t = x(i)*x(i)
    if (t > 0.2d0) then
      call pushreal8(t)
      t = t*t
      branch3(i) = 0
    else
      branch3(i) = 1
    end if
  end do
  xb = 0.0d0
  ub = 0.0d0
  ab = 0.0d0
  wb = 0.0d0
  do i = n, 1, -1
    tb = 2.0d0*t*zb
    if (branch3(i) == 0) then
      call popreal8(t)
      tb = 2.0d0*t*tb
    end if
    call popreal8(t)
    xb(i) = xb(i) + 2.0d0*x(i)*tb
  end do
  do i = n, 1, -1
    wb(1) = wb(1) + w(2)*zb
    wb(2) = wb(2) + w(1)*zb
    call popreal8(w(1))
    wb(2) = wb(2) + w(1)*wb(1)
    wb(1) = w(2)*wb(1)
    call popreal8(w(2))
    wb(1) = wb(1) + cos(w(1))*wb(2)
    wb(2) = 0.0d0
    call popreal8(w(1))
    xb(i) = xb(i) + 2.0d0*x(i)*wb(1)
    wb(1) = 0.0d0
  end do
  do i = n, 2, -1
    call popreal8(y(i))
    tb = 2.0d0*t*(a(i)*yb(i))
    ab(i) = ab(i) + t*t*yb(i)
    yb(i) = 0.0d0
    if (branch2(i) == 0) then
      call popreal8(t)
      tb = 2.0d0*t*tb
    end if
    call popreal8(t)
    xb(i) = xb(i) + y(i - 1)*tb
    yb(i - 1) = yb(i - 1) + x(i)*tb
  end do
  xb(1) = xb(1) + yb(1)
  yb(1) = 0.0d0
  do i = n, 2, -1
    tb = 2.0d0*t*yb(i)
    yb(i) = 0.0d0
    if (branch1(i) == 0) then
      call popreal8(t)
      tb = 2.0d0*t*tb
    end if
    call popreal8(t)
    xb(i) = xb(i) + 0.1d0*i*tb
  end do
  do i = n, 1, -1
    tb = 2.0d0*t*ab(i)
    ab(i) = 0.0d0
    if (branch0(i) == 0) then
      call popreal8(t)
      tb = 2.0d0*t*tb
    end if
    call popreal8(t)
    xb(i) = xb(i) + 2.0d0*x(i)*tb
  end do
  do i = n, 1, -1
    tb = 2.0d0*t*(u*zb)
    ub = ub + t*t*zb
    call popreal8(u)
    tb = tb + cos(t)*ub
    if (branch(i) == 0) then
      call popreal8(t)
      tb = 2.0d0*t*tb
    end if
    call popreal8(t)
    xb(i) = xb(i) + u*tb
    ub = x(i)*tb
  end do
  zb = 0.0d0
end subroutine not_fused_b
