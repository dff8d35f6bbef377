! dotbar adjoint --head 'smooth(x)>(y)' save.f90
! Saved storage: a table that is filled once, a counter that nothing active depends on, constants with initial values.
subroutine smooth_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y(n)
  double precision, save :: weight(3) = [0.25d0, 0.5d0, 0.25d0]
  double precision :: scale
  save scale
  data scale /1.5d0/
  integer :: i, j, k
  double precision :: xb(n), yb(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  do i = n, 1, -1
    y(i) = 0.0d0
    do j = 1, 3
      k = min(max(i + j - 2, 1), n)
      y(i) = y(i) + weight(j)*x(k)*x(k)
    end do
    yb(i) = cos(y(i))*(scale*yb(i))
    do j = 3, 1, -1
      k = min(max(i + j - 2, 1), n)
      xb(k) = xb(k) + 2.0d0*(weight(j)*x(k))*yb(i)
    end do
    yb(i) = 0.0d0
  end do
end subroutine smooth_b
