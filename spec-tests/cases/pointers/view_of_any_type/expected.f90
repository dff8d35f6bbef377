! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine top_b(c, x, xb, y, yb)
    type(box), intent(inout) :: c
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(cache), pointer :: ptr
    real(8) :: xb, yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call view(c, ptr)
    xb = ptr%cn(1)*yb
    yb = 0.0d0
  end subroutine top_b
end module m_b
