! dotbar adjoint --head 'ratios(x)>(y)' in.f90
subroutine ratios_b(x, xb, y, yb, n)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y(n)
  integer :: i
  double precision :: xb(n), yb(n), tempb(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  xb(n) = xb(n) - (1.0d0/x(n))**2*yb(n)
  yb(n) = 0.0d0
  do i = n - 1, 1, -1
    tempb(i + 1) = (1.0d0/x(i))*yb(i)
    xb(i) = xb(i) - x(i + 1)*(1.0d0/x(i))**2*yb(i)
    yb(i) = 0.0d0
  end do
  xb(2:n) = xb(2:n) + tempb(2:n)
end subroutine ratios_b
