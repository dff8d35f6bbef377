! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(k, x, xb, y, yb)
  integer :: k
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  select case (k)
  case (1)
    call pushreal8(x)
    x = x*x
    x = sin(x)
  case (2)
    call pushreal8(x)
    x = x*x*x
    call pushreal8(x)
    x = x*x*x
  case default
    x = 2*x
  end select
  y = x*x
  call pushreal8(y)
  y = y*y
  y = sin(y)
  call popreal8(y)
  call pushreal8(y)
  y = y*y
  yb = cos(y)*yb
  call popreal8(y)
  yb = 2.0d0*y*yb
  xb = 2.0d0*x*yb
  yb = 0.0d0
  select case (k)
  case (1)
    call popreal8(x)
    call pushreal8(x)
    x = x*x
    xb = cos(x)*xb
    call popreal8(x)
    xb = 2.0d0*x*xb
  case (2)
    call popreal8(x)
    xb = x*x*xb + 2.0d0*(x*x)*xb
    call popreal8(x)
    xb = x*x*xb + 2.0d0*(x*x)*xb
  case default
    xb = 2*xb
  end select
end subroutine f_b
