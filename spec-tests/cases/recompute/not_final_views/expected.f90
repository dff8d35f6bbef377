! dotbar adjoint --head 'views(x,y)>(y)' in.f90
subroutine views_b(n, x, xb, y, yb)
  integer :: n, i
  real(8) :: x, y, w(8), v(8)
  equivalence (w(2), v)
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 1.5d0
  do i = 1, n
    call pushreal8(v(1))
    v(1) = v(1)*0.5d0
    call pushreal8(v(2))
    v(2) = v(2) + 0.25d0*i
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call popreal8(v(2))
    call popreal8(v(1))
    xb = xb + w(i)*yb
  end do
end subroutine views_b
