! dotbar adjoint --head 'outside(x,y)>(y)' in.f90
! What may be a function that is not among the sources is asked once: nothing that it gives is computed again or counted back.
subroutine outside_b(n, x, xb, y, yb)
  use elsewhere, only: draw
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, k, l
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k = 0
  do i = 1, n
    call pushinteger4(l)
    l = draw(3)
    call pushreal8(y)
    y = y + x(l)*x(l)*y
    call pushinteger4(k)
    k = k + draw(1)
    y = y + x(mod(k, n) + 1)**2
  end do
  xb = 0.0d0
  do i = n, 1, -1
    xb(mod(k, n) + 1) = xb(mod(k, n) + 1) + 2.0d0*x(mod(k, n) + 1)*yb
    call popinteger4(k)
    call popreal8(y)
    xb(l) = xb(l) + 2.0d0*x(l)*(y*yb)
    yb = yb + x(l)*x(l)*yb
    call popinteger4(l)
  end do
end subroutine outside_b
