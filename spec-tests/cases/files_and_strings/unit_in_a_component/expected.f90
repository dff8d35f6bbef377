! dotbar adjoint --head 'top(this,x)>(this,y)' in.f90
module logs_b
  use logs
contains
  subroutine top_b(this, thisb, x, xb, y, yb)
    class(log), intent(inout) :: this
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    class(log) :: thisb
    real(8) :: xb, yb
    ! Adjoint: sets the derivatives of this, x from those of this, y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = this%level*x*x
    yb = yb + x*thisb%level
    xb = y*thisb%level
    thisb%level = 0.0d0
    thisb%level = thisb%level + x*x*yb
    xb = xb + 2.0d0*(this%level*x)*yb
    yb = 0.0d0
  end subroutine top_b
end module logs_b
