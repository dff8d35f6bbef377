! dotbar adjoint --head 'table21(x)/(x)' in.f90
subroutine table21_b(x, xb)
  real :: x(0:10), a
  integer :: i, j
  logical :: check
  real :: xb(0:10)
  integer :: count, branch
  ! Adjoint: sets the derivatives of x from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  i = 0
  j = 10
  a = 3.14159
  count = 0
  do while (check(j))
    if (max(i, j) > 7) then
      call pushreal4(x(i))
      x(i) = j + sin(x(i))
      call pushcontrol1b(0)
    else
      call pushreal4(x(j))
      x(j) = j*cos(x(j)) + a
      call pushcontrol1b(1)
    end if
    i = i + 1
    j = j - 1
    a = a/2
    count = count + 1
  end do
  call pushinteger4(count)
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    j = j + 1
    i = i - 1
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal4(x(i))
      xb(i) = cos(x(i))*xb(i)
    else
      call popreal4(x(j))
      xb(j) = -sin(x(j))*(j*xb(j))
    end if
  end do
end subroutine table21_b
