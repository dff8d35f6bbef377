! dotbar adjoint --head 'top(x)>(y)' in.f90
subroutine top_b(x, xb, y, yb, n)
  real*8 :: x, y
  integer :: n
  integer :: status
  real*8 :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x*x
  call pushreal8(x)
  read(n, *, iostat = status) x
  if (status >= 0) then
    if (status > 0) then
      error stop
    end if
    call pushreal8(y)
    y = y*x
  end if
  xb = 0.0d0
  yb = 2.0d0*y*yb
  if (status >= 0) then
    call popreal8(y)
    xb = y*yb
    yb = x*yb
  end if
  call popreal8(x)
  xb = 0.0d0
  xb = xb + 2.0d0*x*yb
  yb = 0.0d0
end subroutine top_b
