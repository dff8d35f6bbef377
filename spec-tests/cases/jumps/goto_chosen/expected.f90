! dotbar adjoint --head 's(y)/(x)' in.f90
! Arithmetic IF and computed GOTO are choices.
subroutine s_b(k, x, xb, y, yb)
  implicit none
  integer, intent(in) :: k
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: xb, yb
  integer :: branch, branch0, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x
  if (nint(4.0d0*x) - 2 < 0) then
    call pushreal8(y)
    y = y*y
    call pushcontrol1b(0)
  else
    if (nint(4.0d0*x) - 2 == 0) then
      call pushreal8(y)
      y = sin(y)
      call pushcontrol1b(0)
    else
      y = y + 1.0d0
      call pushcontrol1b(1)
    end if
    call pushcontrol1b(1)
  end if
  jump = 0
  block70: if (.true.) then
    select case (k)
    case (1, 3)
      call pushcontrol2b(0)
    case (2)
      call pushreal8(y)
      y = cos(y)
      call pushcontrol2b(1)
    case default
      call pushreal8(y)
      y = y*x*2.0d0
      jump = 1
      exit block70
    end select
    call pushreal8(y)
    y = y*y*x
  end if block70
  call pushcontrol1b(jump)
  if (y <= 0) then
    y = y*3.0d0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  xb = 0.0d0
  yb = 4.0d0*yb
  if (k - 2 /= 0) then
    xb = y*yb
    yb = x*yb
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    yb = 3.0d0*yb
  end if
  call popcontrol1b(jump)
  if (jump /= 1) then
    call popreal8(y)
    xb = xb + y*y*yb
    yb = 2.0d0*y*(x*yb)
  end if
  if (jump == 1) then
    branch = 2
  else
    call popcontrol2b(branch)
  end if
  select case (branch)
  case (1)
    call popreal8(y)
    yb = -sin(y)*yb
  case (2)
    call popreal8(y)
    xb = xb + y*(2.0d0*yb)
    yb = x*(2.0d0*yb)
  end select
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(y)
    yb = 2.0d0*y*yb
  else
    call popcontrol1b(branch0)
    if (branch0 == 0) then
      call popreal8(y)
      yb = cos(y)*yb
    end if
  end if
  xb = xb + yb
  yb = 0.0d0
end subroutine s_b
