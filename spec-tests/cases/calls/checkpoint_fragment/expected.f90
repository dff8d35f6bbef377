! dotbar adjoint --head 'top(y)/(x)' in.f90
! The top of everything.
! trailing
subroutine top_b(n, x, xb, y, yb)
  ! about n
  ! size
  integer :: n
  real(8) :: x(n), y, s
  integer :: i
  real(8) :: xb(n), yb, sb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 1d0
  call pushreal8array(x, size(x))
  call pushreal8(s)
  do i = 1, n
    s = s*sin(x(i)) + x(i)*s**2
  end do
  x(1) = s*x(1)
  s = s*s*exp(x(1))
  ! last word
  y = s*s
  call pushreal8(y)
  y = y*exp(y*x(2))
  xb = 0.0d0
  call popreal8(y)
  tempb = exp(y*x(2))*(y*yb)
  xb(2) = xb(2) + y*tempb
  yb = exp(y*x(2))*yb + x(2)*tempb
  sb = 2.0d0*s*yb
  yb = 0.0d0
  call popreal8(s)
  call popreal8array(x, size(x))
  do i = 1, n
    call pushreal8(s)
    s = s*sin(x(i)) + x(i)*s**2
  end do
  call pushreal8(x(1))
  x(1) = s*x(1)
  xb(1) = xb(1) + exp(x(1))*(s*s*sb)
  sb = 2.0d0*s*(exp(x(1))*sb)
  call popreal8(x(1))
  sb = sb + x(1)*xb(1)
  xb(1) = s*xb(1)
  do i = n, 1, -1
    call popreal8(s)
    xb(i) = xb(i) + (s**2*sb + cos(x(i))*(s*sb))
    sb = sin(x(i))*sb + 2.0d0*s*(x(i)*sb)
  end do
end subroutine top_b
