! dotbar adjoint --head 's(x)>(y)' in.f90
! What a statement function gives is of the function's type, whatever that of the expression is: values are rounded, cut and widened
! where it is expanded, in internal procedures, too, and it reads more than its arguments.
subroutine s_b(x, xb, y, yb)
  integer, parameter :: dp = kind(1.0d0)
  real(8) :: x, y
  real(8) :: w(5)
  real(4) :: c
  integer :: n, kk
  real(8) :: xb, yb
  complex(8) :: tempb
  integer :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  c = 1.5
  n = 2
  w = real(c*3 + n, 8)
  kk = int(0.31d0*10d0 + c)
  if (logical(kk > n, 1)) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  xb = 0.0d0
  call inner_b()
  call popcontrol1b(branch)
  if (branch == 0) then
    yb = 2*yb
  end if
  xb = xb + real(c*kk + n, 8)*yb
  xb = xb + dble(kk/2)*w(2)*yb
  xb = xb + c*yb
  xb = xb + real(2.0d0*cmplx(x, kind=dp)*yb)
  xb = xb + cos(x)*real((1.5, 2.5)*yb)
  tempb = -(0.0d0, 1.0d0)*yb
  xb = xb + real(x*tempb)
  xb = xb + real(cmplx(x, c, 8)*tempb)
  yb = 0.0d0
contains
  subroutine inner_b()
    real(8) :: c2
    c2 = real(c*1 + n, 8)/3
    xb = xb + real((1.5, 2.5)*yb)
    yb = c2*yb
  end subroutine inner_b
end subroutine s_b
