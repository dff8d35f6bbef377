! dotbar adjoint --head 'f(x)>(s)' in.f90
subroutine f_b(n, x, xb, y, s, sb)
  integer :: n, i
  real(8) :: x(n), y(n), s
  real(8) :: xb(n), yb(n), sb
  ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    y(i) = sin(x(i))
    call pushreal8(x(i))
    x(i) = 0
  end do
  xb = 0.0d0
  yb = 0.0d0
  do i = n, 1, -1
    yb(i) = yb(i) + 2.0d0*y(i)*sb
  end do
  sb = 0.0d0
  do i = n, 1, -1
    call popreal8(x(i))
    xb(i) = 0.0d0
    xb(i) = xb(i) + cos(x(i))*yb(i)
    yb(i) = 0.0d0
  end do
end subroutine f_b
