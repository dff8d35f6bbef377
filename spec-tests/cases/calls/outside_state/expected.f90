! dotbar adjoint --head 'top(y)/(x)' in.f90
subroutine top_b(n, x, xb, y, yb)
  use tables
  integer :: n, i, k
  real(8) :: x(n), y, a, b
  real(8), external :: uniform
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    a = uniform(0)
    call pushreal8(b)
    b = uniform(0)
  end do
  k = column(2)
  if (k > 0) k = column(k)
  xb = 0.0d0
  yb = k*yb
  do i = n, 1, -1
    xb(i) = xb(i) + b*yb
    call popreal8(b)
  end do
  yb = 0.0d0
end subroutine top_b
