! dotbar adjoint --head 'named(x)>(y)' in.f
subroutine named_b(x, xb, y, yb, name)
  double precision :: x, y
  character(len=*) :: name
  double precision :: xb, yb
  integer :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (len_trim(name) > 3) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    xb = 2.0d0*x*yb
    yb = 0.0d0
  else
    xb = yb
    yb = 0.0d0
  end if
end subroutine named_b
