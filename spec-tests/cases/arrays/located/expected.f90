! dotbar adjoint --head 'top(x)>(y)' in.f90
! What stands at the place of an extremum: a vector of one subscript, by which elements are read and written.
subroutine top_b(n, x, xb, y, yb)
  integer :: n
  real*8 :: x(n), y(n)
  integer :: index0(1)
  real*8 :: xb(n), yb(n), tempb(n), temp0b(1)
  integer :: i, i0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x*1.5d0
  call pushreal8array(y(1:1), size(y(1:1)))
  y(1:1) = x(maxloc(x))*y(minloc(x))
  index0 = maxloc(y)
  xb = 0.0d0
  do i = 1, size(x(maxloc(x, mask=x < 0.8d0)), 1)
    xb(maxloc(x, dim=1, mask=x < 0.8d0)) = xb(maxloc(x, dim=1, mask=x < 0.8d0)) + yb(2)
  end do
  yb(2) = 0.0d0
  temp0b = yb(index0)
  yb(index0) = 0.0d0
  do i = 1, size(y(maxloc(y)), 1)
    yb(maxloc(y, dim=1)) = yb(maxloc(y, dim=1)) + 3.0d0*temp0b(i)
  end do
  call popreal8array(y(1:1), size(y(1:1)))
  tempb(1:1) = yb(1:1)
  yb(1:1) = 0.0d0
  do i = 1, size(x(maxloc(x)), 1)
    xb(maxloc(x, dim=1)) = xb(maxloc(x, dim=1)) + y(minloc(x, dim=1))*tempb(i)
  end do
  do i0 = 1, size(y(minloc(x)), 1)
    yb(minloc(x, dim=1)) = yb(minloc(x, dim=1)) + x(maxloc(x, dim=1))*tempb(i0)
  end do
  xb = xb + 1.5d0*yb
  yb = 0.0d0
end subroutine top_b
