! dotbar adjoint --head 'f(a)>(y)' in.f90
subroutine f_b(n, a, ab, y, yb)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: y
  real(8) :: t, s
  integer :: i
  real(8) :: ab(n), yb, tb, sb
  ! Adjoint: sets the derivatives of a from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    t = a(i)*sin(a(i))
    call pushreal8(s)
    call root(t, 1d-14, s)
  end do
  ab = 0.0d0
  tb = 0.0d0
  sb = 0.0d0
  do i = n, 1, -1
    t = a(i)*sin(a(i))
    sb = sb + a(i)*yb
    ab(i) = ab(i) + s*yb
    call lookreal8(s)
    call root_b(t, tb, 1d-14, s, sb)
    call popreal8(s)
    ab(i) = ab(i) + (cos(a(i))*(a(i)*tb) + sin(a(i))*tb)
    tb = 0.0d0
  end do
  yb = 0.0d0
end subroutine f_b
