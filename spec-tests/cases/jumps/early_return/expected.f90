! dotbar adjoint --head 's(y)/(x)' in.f90
! Nothing is to be reversed where it returns at once: so does the adjoint.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  if (n <= 0) return
  if (x(1) > 1.0d3) return
  do i = 1, n
    call pushreal8(y)
    y = y*sin(x(i))
  end do
  do i = n, 1, -1
    call popreal8(y)
    xb(i) = xb(i) + cos(x(i))*(y*yb)
    yb = sin(x(i))*yb
  end do
end subroutine s_b
