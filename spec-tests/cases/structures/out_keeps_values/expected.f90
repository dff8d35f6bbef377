! dotbar adjoint --head 'split(x)>(y)' in.f90
module states_b
  use states
contains
  subroutine refresh_fwd(a, x)
    type(state), intent(inout) :: a
    real(8), intent(in) :: x
    call pushreal8(a%level)
    a%level = 0.5d0
  end subroutine refresh_fwd

  subroutine refresh_bwd(a, ab, x, xb)
    type(state), intent(inout) :: a
    real(8), intent(in) :: x
    type(state) :: ab
    real(8) :: xb
    xb = xb + 2.0d0*x*ab%flow
    ab%flow = 0.0d0
    call popreal8(a%level)
    ab%level = 0.0d0
  end subroutine refresh_bwd

  subroutine split_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(state) :: a
    real(8) :: xb, yb
    type(state) :: ab
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    a%level = x
    call refresh_fwd(a, x)
    xb = 0.0d0
    ab%level = 0.0d0
    ab%flow = 0.0d0
    ab%flow = ab%flow + a%level*yb
    call refresh_bwd(a, ab, x, xb)
    ab%level = ab%level + 2.0d0*a%level*yb
    yb = 0.0d0
    xb = xb + ab%level
    ab%level = 0.0d0
  end subroutine split_b
end module states_b
