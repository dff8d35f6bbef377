! dotbar adjoint --head 'length(x)>(r)' in.f90
! The length of a vector.
subroutine length_b(n, x, xb, r, rb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: r
  integer :: i
  real(8) :: xb(n), rb
  ! Adjoint: sets the derivatives of x from those of r, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  r = 0.0d0
  do i = 1, n
    r = r + x(i)**2
  end do
  xb = 0.0d0
  rb = rb/(2.0d0*max(sqrt(r), sqrt(tiny(1.0d0))))
  do i = n, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*rb
  end do
  rb = 0.0d0
end subroutine length_b
