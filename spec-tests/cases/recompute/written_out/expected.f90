! dotbar adjoint --head 'step(x,u)>(y)' in.f90
subroutine step_b(n, x, xb, u, ub, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n), u(n, n)
  double precision, intent(inout) :: y(n)
  integer :: i
  double precision :: xb(n), ub(n, n), yb(n), tempb, temp0b, temp1b, sumb
  integer :: branch
  ! Adjoint: sets the derivatives of x, u from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  ub = 0.0d0
  sumb = 0.0d0
  do i = n, 1, -1
    y(i) = (x(min(i + 1, n)) - 2.0d0*x(i) + x(max(i - 1, 1)))*(1.0d0/(1.0d0 + exp(-(x(1) - &
        x(i))))*x(1) + x(i)*x(i)) + u(i, 2)*u(2, i)
    if (1.0d0/(1.0d0 + exp(-x(i)*y(i))) > 0.5d0) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      xb(min(i + 1, n)) = xb(min(i + 1, n)) - yb(i)
      xb(i) = xb(i) + 2.0d0*yb(i)
      xb(max(i - 1, 1)) = xb(max(i - 1, 1)) - yb(i)
    end if
    tempb = (1.0d0/(1.0d0 + exp(-(x(1) - x(i))))*x(1) + x(i)*x(i))*yb(i)
    xb(min(i + 1, n)) = xb(min(i + 1, n)) + tempb
    xb(max(i - 1, 1)) = xb(max(i - 1, 1)) + tempb
    temp0b = (x(min(i + 1, n)) - 2.0d0*x(i) + x(max(i - 1, 1)))*yb(i)
    temp1b = exp(-(x(1) - x(i)))*((1.0d0/(1.0d0 + exp(-(x(1) - x(i)))))**2*(x(1)*temp0b))
    sumb = sumb + (1.0d0/(1.0d0 + exp(-(x(1) - x(i))))*temp0b + temp1b)
    xb(i) = xb(i) + (2.0d0*x(i)*temp0b - temp1b - 2.0d0*tempb)
    ub(i, 2) = ub(i, 2) + u(2, i)*yb(i)
    ub(2, i) = ub(2, i) + u(i, 2)*yb(i)
    yb(i) = 0.0d0
  end do
  if (n >= 1) then
    xb(1) = xb(1) + sumb
  end if
end subroutine step_b
