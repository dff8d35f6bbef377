! dotbar adjoint --head 'top4(y)/(x)' in.f90
subroutine top4_b(x, xb, y, yb)
  use md
  implicit none
  real(8) :: x, y, a(4)
  integer :: k
  integer :: result
  real(8) :: xb, yb, ab(4)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a(1) = x
  a(2) = 2*x
  a(3) = x*x
  off = 1
  do k = 1, 2
    call pushinteger4(result)
    result = shifted(k)
    off = 0
  end do
  ab = 0.0d0
  do k = 2, 1, -1
    ab(result) = ab(result) + a(k)*yb
    ab(k) = ab(k) + a(result)*yb
    call popinteger4(result)
  end do
  yb = 0.0d0
  xb = 2.0d0*x*ab(3)
  ab(3) = 0.0d0
  xb = xb + 2*ab(2)
  ab(2) = 0.0d0
  xb = xb + ab(1)
end subroutine top4_b
