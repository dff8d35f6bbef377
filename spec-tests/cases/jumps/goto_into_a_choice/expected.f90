! dotbar adjoint --head 's(y)/(x)' in.f90
! Into a part of an IF from outside of it: an extension that compilers allow.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: xb(n), yb
  integer :: jump, branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(1)
  jump = 0
  block: if (.true.) then
    if (.not. x(2) > 0.5d0) then
      call pushreal8(y)
      y = y*y
      if (.not. y > 0.2d0) then
        y = y*3.0d0
        jump = 1
        exit block
      end if
      y = y + x(3)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushreal8(y)
    y = sin(y)*x(2)
  end if block
  call pushcontrol1b(jump)
  xb = 0.0d0
  xb(4) = xb(4) + y*yb
  yb = x(4)*yb
  call popcontrol1b(jump)
  if (jump /= 1) then
    call popreal8(y)
    xb(2) = xb(2) + sin(y)*yb
    yb = cos(y)*(x(2)*yb)
  end if
  if (jump == 1) then
    branch = 0
  else
    call popcontrol1b(branch)
  end if
  if (branch == 0) then
    if (jump /= 1) then
      xb(3) = xb(3) + yb
    else
      yb = 3.0d0*yb
    end if
    call popreal8(y)
    yb = 2.0d0*y*yb
  end if
  xb(1) = xb(1) + yb
  yb = 0.0d0
end subroutine s_b
