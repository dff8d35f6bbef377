! dotbar adjoint --head 'top(y)/(x)' in.f90
module counts_b
  use counts
contains
  subroutine twice_b(x, xb)
    real(8) :: x, t
    real(8) :: xb
    t = 2.0d0
    xb = t*xb
  end subroutine twice_b
end module counts_b

subroutine top_b(x, xb, y, yb)
  use counts
  use counts_b, only: twice_b
  implicit real(8) (a-h, o-z)
  real(8) :: xb, yb, tb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x*x
  call twice(t)
  tb = 2.0d0*t*yb
  yb = 0.0d0
  call twice_b(t, tb)
  xb = 2.0d0*x*tb
end subroutine top_b
