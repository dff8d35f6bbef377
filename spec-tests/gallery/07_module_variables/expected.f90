! dotbar adjoint --head 'model%run(x,rate)>(y)' in.f90
module model_b
  use model
  ! Growth with a rate that is a variable of the module.
  real(dp) :: rateb
contains
  subroutine step_b(x, xb)
    real(dp), intent(inout) :: x
    real(dp) :: xb, tempb
    tempb = (1.0_dp - x)*xb
    rateb = rateb + x*tempb
    xb = xb + (rate*tempb - rate*x*xb)
  end subroutine step_b

  subroutine run_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(dp), intent(in) :: x
    real(dp), intent(inout) :: y
    integer :: i
    real(dp) :: xb, yb
    ! Adjoint: sets the derivatives of x, rate from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = x
    do i = 1, n
      call pushreal8(y)
      call step(y)
    end do
    rateb = 0.0d0
    do i = n, 1, -1
      call popreal8(y)
      call step_b(y, yb)
    end do
    xb = yb
    yb = 0.0d0
  end subroutine run_b
end module model_b
