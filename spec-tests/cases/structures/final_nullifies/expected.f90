! dotbar adjoint --head 'store%f(x)>(y)' in.f90
module store_b
  use store
contains
  subroutine f_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(fields) :: weights
    real(8) :: xb, yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    allocate(weights%all(2))
    allocate(weights%all(2)%values(3))
    weights%all(2)%values = 2d0
    xb = 2.0d0*x*(weights%all(2)%values(2)*yb)
    yb = 0.0d0
    deallocate(weights%all)
  end subroutine f_b
end module store_b
