! dotbar adjoint --head 'g(x)>(y)' --head 'h(x)>(y)' in.f90 table.f90
module tables_b
  use tables
  real(8) :: tableb(3)
end module tables_b

subroutine g_b(x, xb, y, yb, i)
  use tables
  implicit real(8) (a-h, o-z)
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 2.0d0*x*(factor*yb)
  xb = xb + yb
  yb = 0.0d0
end subroutine g_b

subroutine h_b(x, xb, y, yb, i)
  use tables
  use tables_b, only: tableb
  implicit real(8) (a-h, o-z)
  real(8) :: xb, yb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! an element
  table(i) = x*x
  tableb = 0.0d0
  tableb(2) = tableb(2) + yb
  tableb(i) = tableb(i) + yb
  yb = 0.0d0
  tempb = tableb(2)
  tableb(2) = 0.0d0
  tableb(i) = tableb(i) + x*tempb
  xb = table(i)*tempb
  xb = xb + 2.0d0*x*tableb(i)
  tableb(i) = 0.0d0
end subroutine h_b
