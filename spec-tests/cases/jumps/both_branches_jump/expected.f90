! dotbar adjoint --head 's(y)/(x)' in.f90
! Who falls out of a branch records which; who jumps out of one says so by the jump.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  integer :: last, jump, branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = 1, n
    if (mod(i, 2) == 0) then
      call pushreal8(y)
      y = y*x(i)
      if (mod(i, 4) == 0) then
        call pushcontrol2b(1)
        cycle
      end if
      y = y + x(i)**2
      call pushcontrol1b(0)
    else
      call pushreal8(y)
      y = sin(y)*x(i)
      if (i == 5) then
        call pushcontrol2b(2)
        cycle
      end if
      if (i == 7) then
        jump = 3
        exit
      end if
      y = y - x(i)
      call pushcontrol1b(1)
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*y)
    call pushcontrol2b(0)
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 3) then
      call popcontrol2b(jump)
    end if
    if (jump /= 1 .and. jump /= 2 .and. jump /= 3) then
      call popreal8(y)
      yb = (1.0d0 + 0.1d0*y)*yb + 0.1d0*(y*yb)
    end if
    if (jump == 1) then
      branch = 0
    else if (jump == 2 .or. jump == 3) then
      branch = 1
    else
      call popcontrol1b(branch)
    end if
    if (branch == 0) then
      if (jump /= 1) then
        xb(i) = xb(i) + 2.0d0*x(i)*yb
      end if
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    else
      if (jump /= 2) then
        if (jump /= 3) then
          xb(i) = xb(i) - yb
        end if
      end if
      call popreal8(y)
      xb(i) = xb(i) + sin(y)*yb
      yb = cos(y)*(x(i)*yb)
    end if
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
