! dotbar adjoint --head 'solve(k,f,left)>(y)' in.f90
! A nonlinear two-point problem by Gauss-Seidel sweeps until nothing changes; then a norm of the solution.
subroutine solve_b(n, k, kb, f, fb, left, leftb, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: k(n), f(n), left
  double precision, intent(inout) :: y
  double precision :: u(0:n + 1), old, change
  integer :: i
  double precision :: kb(n), fb(n), leftb, yb, ub(0:n + 1), tempb, before(n), largest, &
      before0(n), largest0, before1(0:n + 1), largest1, kept(0:n + 1)
  integer :: unsettled, trip
  ! Adjoint: sets the derivatives of k, f, left from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = 0
  u(0) = left
  change = 1
  do while (change > 1d-15)
    change = 0
    do i = 1, n
      old = u(i)
      u(i) = (u(i - 1) + u(i + 1) + f(i) - 0.1d0*k(i)*u(i)**3)/(2 + k(i)**2)
      change = change + abs(u(i) - old)
    end do
  end do
  kb = 0.0d0
  fb = 0.0d0
  ub = 0.0d0
  do i = n, 1, -1
    ub(i) = ub(i) + 2.0d0*u(i)*(k(i)*yb)
    kb(i) = kb(i) + u(i)**2*yb
  end do
  yb = 0.0d0
  largest = 0.0d0
  largest0 = 0.0d0
  largest1 = 0.0d0
  unsettled = 1
  trip = 0
  do while (unsettled > 0)
    unsettled = 0
    trip = trip + 1
    if (trip > 10000) then
      stop 'the adjoint of a fixed point does not settle in 10000 trips'
    end if
    before = kb
    before0 = fb
    before1 = ub
    call pushreal8array(u, size(u))
    call pushreal8(change)
    call pushreal8array(u(1:n), size(u(1:n)))
    do i = 1, n
      u(i) = (u(i - 1) + u(i + 1) + f(i) - 0.1d0*k(i)*u(i)**3)/(2 + k(i)**2)
    end do
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      u(i) = kept(i)
      tempb = (1.0d0/(2 + k(i)**2))*ub(i)
      ub(i - 1) = ub(i - 1) + tempb
      ub(i + 1) = ub(i + 1) + tempb
      fb(i) = fb(i) + tempb
      kb(i) = kb(i) - (2.0d0*k(i)*((u(i - 1) + u(i + 1) + f(i) - 0.1d0*k(i)*u(i)**3)*(1.0d0/(2 + &
          k(i)**2))**2*ub(i)) + 0.1d0*(u(i)**3*tempb))
      ub(i) = -3*u(i)**2*(0.1d0*k(i)*tempb)
    end do
    call popreal8(change)
    call popreal8array(u, size(u))
    largest = max(largest, sum(abs(kb)))
    if (sum(abs(kb - before)) > epsilon(largest)*largest) then
      unsettled = 1
    end if
    largest0 = max(largest0, sum(abs(fb)))
    if (sum(abs(fb - before0)) > epsilon(largest0)*largest0) then
      unsettled = 1
    end if
    largest1 = max(largest1, sum(abs(ub)))
    if (sum(abs(ub - before1)) > epsilon(largest1)*largest1) then
      unsettled = 1
    end if
  end do
  leftb = ub(0)
end subroutine solve_b
