! dotbar adjoint --head 'named(x)>(y)' kinds.f90
subroutine named_b(x, xb, y, yb)
  use precision, only: wp
  implicit real(wp) (a-h, o-z)
  dimension a(3)
  real(wp) :: xb, yb, ab(3), tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a(1) = x*x/3
  a(2) = cos(x)
  do i = 1, 2
    call pushreal8(a(3))
    a(3) = a(i)*a(i)
  end do
  ab = 0.0d0
  do i = 2, 1, -1
    ab(3) = ab(3) + sin(a(i))*yb
    ab(i) = ab(i) + cos(a(i))*(a(3)*yb)
    call popreal8(a(3))
    tempb = ab(3)
    ab(3) = 0.0d0
    ab(i) = ab(i) + 2.0d0*a(i)*tempb
  end do
  yb = 0.0d0
  xb = -sin(x)*ab(2)
  ab(2) = 0.0d0
  xb = xb + 2.0d0*x*(ab(1)/3)
end subroutine named_b
