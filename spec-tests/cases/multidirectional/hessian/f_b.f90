subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  do i = 1, n
    call pushreal8(y)
    y = y*x(i)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
  end do
  yb = 0.0d0
end subroutine f_b
