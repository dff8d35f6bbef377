! dotbar adjoint --head 'f(x)>(s)' in.f
!$Id: a version of this file
subroutine f_b(n, x, xb, y, s, sb)
  integer :: n, i
  real*8 :: x(n), y(n), s
  real*8 :: xb(n), yb(n), sb
  ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  yb = 0.0d0
  yb(1) = yb(1) + sb
  sb = 0.0d0
  do i = n, 1, -1
    xb(i) = cos(x(i))*yb(i)
    yb(i) = 0.0d0
  end do
end subroutine f_b
