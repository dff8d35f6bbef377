! dotbar adjoint --head 'guarded(y)/(x)' in.f90
! The second operand is evaluated only when the first says so, and it counts.
subroutine guarded_b(n, x, xb, y, yb)
  implicit none
  integer :: n, i
  real(8) :: x(n), y, twice
  logical :: test, test0
  real(8) :: result, result0
  real(8) :: xb(n), yb, result1b
  integer :: branch, count
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0
  i = 1
  test = i <= n
  if (test) then
    result = twice(x, min(i, n))
    test = result > 0.0d0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  count = 0
  do while (test)
    y = y + x(i)*x(i)
    i = i + 1
    test = i <= n
    if (test) then
      result = twice(x, min(i, n))
      test = result > 0.0d0
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    count = count + 1
  end do
  call pushinteger4(count)
  test0 = n > 100
  if (.not. test0) then
    result0 = twice(x, 1)
    test0 = result0 > 1.0d0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  xb = 0.0d0
  if (test0) then
    xb(1) = xb(1) + y*yb
    yb = x(1)*yb
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    result1b = 0.0d0
    call twice_b(x, xb, 1, result1b)
  end if
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popcontrol1b(branch)
    if (branch == 0) then
      result1b = 0.0d0
      call twice_b(x, xb, min(i, n), result1b)
    end if
    i = i - 1
    xb(i) = xb(i) + 2.0d0*x(i)*yb
  end do
  call popcontrol1b(branch)
  if (branch == 0) then
    result1b = 0.0d0
    call twice_b(x, xb, min(i, n), result1b)
  end if
  yb = 0.0d0
end subroutine guarded_b

subroutine twice_b(x, xb, i, twiceb)
  implicit none
  integer :: i, calls
  real(8) :: x(*)
  common /counted/ calls
  real(8) :: xb(*), twiceb
  twiceb = 0.0d0
  xb(i) = xb(i) + 2*twiceb
  twiceb = 0.0d0
end subroutine twice_b
