! dotbar adjoint --head 's(x,y)>(x,y)' --rules ./split.rules in.f90
subroutine s_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb, tempb
  integer :: branch
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (x > 0.5d0) then
    y = sin(x)
    call pushcontrol1b(0)
  else
    call pushreal8(y)
    y = x*y
    call pushcontrol1b(1)
  end if
  call pushreal8(x)
  x = 2.0d0*y
  xb = xb + y*yb
  yb = x*yb
  call popreal8(x)
  tempb = xb
  yb = yb + 2.0d0*tempb
  xb = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    xb = xb + cos(x)*yb
    yb = 0.0d0
  else
    call popreal8(y)
    tempb = yb
    xb = xb + y*tempb
    yb = x*tempb
  end if
end subroutine s_b
