! dotbar adjoint --head 'top(x)>(y)' in.f90
! Memory that is given in a BLOCK which is entered once: its variable is one of the unit.
subroutine top_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real*8 :: x(n), y(n)
  real*8, allocatable :: t0(:)
  real*8 :: au(n)
  real*8, dimension(:, :), allocatable :: u
  real*8, allocatable :: t(:)
  real*8, allocatable :: value(:, :)
  real*8 :: xb(n), yb(n), aub(n)
  real*8, allocatable :: t0b(:), ub(:, :), tb(:), valueb(:, :)
  integer :: branch, first, last, first0, last0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(t0(n))
  if (size(t0, 1) /= size(x, 1)) then
    call pushinteger4(lbound(t0, 1))
    call pushinteger4(ubound(t0, 1))
    deallocate(t0)
    allocate(t0(size(x, 1)))
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  t0(:) = x**2
  au = sin(t0)
  y = au*t0
  allocate(t(size(x, 1)))
  t(:) = x*y
  call pushreal8array(y, size(y))
  y = y + t
  if (n > 2) then
    allocate(value, mold=spread(x, 2, n))
    value(:, :) = spread(x, 2, n)
    allocate(u, mold=value)
    u(:, :) = value
    call pushinteger4(lbound(value, 1))
    call pushinteger4(ubound(value, 1))
    call pushinteger4(lbound(value, 2))
    call pushinteger4(ubound(value, 2))
    deallocate(value)
  end if
  xb = 0.0d0
  if (allocated(t0b)) then
    deallocate(t0b)
  end if
  if (allocated(t0)) then
    allocate(t0b, mold=t0)
    t0b = 0.0d0
  end if
  aub = 0.0d0
  if (allocated(ub)) then
    deallocate(ub)
  end if
  if (allocated(u)) then
    allocate(ub, mold=u)
    ub = 0.0d0
  end if
  if (allocated(tb)) then
    deallocate(tb)
  end if
  if (allocated(t)) then
    allocate(tb, mold=t)
    tb = 0.0d0
  end if
  if (n > 2) then
    ub(:, 2) = ub(:, 2) + y*yb
    yb = u(:, 2)*yb
    call popinteger4(last0)
    call popinteger4(first0)
    call popinteger4(last)
    call popinteger4(first)
    allocate(value(first:last, first0:last0))
    allocate(valueb, mold=value)
    valueb = 0.0d0
    valueb = valueb + ub(:, :)
    ub(:, :) = 0.0d0
    deallocate(ub, u)
    xb = xb + sum(valueb(:, :), 2)
    valueb(:, :) = 0.0d0
    deallocate(valueb, value)
  end if
  call popreal8array(y, size(y))
  tb = tb + yb
  xb = xb + y*tb(:)
  yb = yb + x*tb(:)
  tb(:) = 0.0d0
  deallocate(tb, t)
  aub = aub + t0*yb
  t0b = t0b + au*yb
  yb = 0.0d0
  t0b = t0b + cos(t0)*aub
  xb = xb + 2.0d0*x*t0b(:)
  t0b(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    deallocate(t0b, t0)
    call popinteger4(last)
    call popinteger4(first)
    allocate(t0(first:last))
    allocate(t0b, mold=t0)
    t0b = 0.0d0
  end if
  deallocate(t0b, t0)
end subroutine top_b
