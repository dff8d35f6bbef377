! dotbar adjoint --head 'f(x)>(s)' in.f90
subroutine f_b(n, x, xb, y, s, sb)
  integer :: n, i
  real(8) :: x(n), y(n), s
  real(8) :: xb(n), yb(n), sb, kept(n)
  ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8array(x(1:n), size(x(1:n)))
  do i = 1, n
    y(i) = sin(x(i))
    x(i) = 0
  end do
  xb = 0.0d0
  yb = 0.0d0
  do i = n, 1, -1
    yb(i) = yb(i) + 2.0d0*y(i)*sb
  end do
  sb = 0.0d0
  call popreal8array(kept(1:n), size(kept(1:n)))
  do i = n, 1, -1
    x(i) = kept(i)
    xb(i) = cos(x(i))*yb(i)
    yb(i) = 0.0d0
  end do
end subroutine f_b
