! dotbar adjoint --head 'likelihood(shape,scale)>(l)' in.f90
! The logarithm of the likelihood of a gamma distribution.
subroutine likelihood_b(n, x, shape, shapeb, scale, scaleb, l, lb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), shape, scale
  real(8), intent(inout) :: l
  integer :: i
  real(8) :: shapeb, scaleb, lb
  real(8), external :: dotbar_digamma8
  ! Adjoint: sets the derivatives of shape, scale from those of l, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  shapeb = 0.0d0
  scaleb = 0.0d0
  do i = n, 1, -1
    shapeb = shapeb + log(x(i))*lb
    scaleb = scaleb + x(i)*(1.0d0/scale)**2*lb
    shapeb = shapeb - dotbar_digamma8(shape)*lb
    shapeb = shapeb - log(scale)*lb
    scaleb = scaleb - shape*lb/scale
  end do
  lb = 0.0d0
end subroutine likelihood_b
