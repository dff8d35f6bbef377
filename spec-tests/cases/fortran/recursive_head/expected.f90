! dotbar adjoint --head 'r(x,y)/(x)' in.f90
recursive subroutine r_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (n > 0) then
    call pushreal8(y)
    y = y*sin(x)
    call pushreal8(x)
    call pushreal8(y)
    call r(n - 1, y, x)
  end if
  if (n > 0) then
    xb = xb + y*yb
    yb = x*yb
    call popreal8(y)
    call popreal8(x)
    call r_b(n - 1, y, yb, x, xb)
    call popreal8(y)
    xb = xb + cos(x)*(y*yb)
    yb = sin(x)*yb
  end if
end subroutine r_b
