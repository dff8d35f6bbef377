! dotbar adjoint --head 'models%f(x)>(y)' in.f90
module models_b
  use models
contains
  subroutine square_value_b(self, x, xb, yb)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: xb, yb
    xb = xb + 2.0d0*(self%c*x)*yb
    yb = 0.0d0
  end subroutine square_value_b

  subroutine f_b(m, x, xb, y, yb)
    class(model), intent(in) :: m
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result
    real(8) :: xb, yb, resultb, result0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    result = m%value(x)
    xb = 0.0d0
    resultb = cos(result)*yb
    yb = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    call value_of_model_b(m, x, xb, result0b)
  end subroutine f_b

  subroutine value_of_model_b(self, x, xb, yb)
    class(model), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: xb, yb, resultb
    integer :: branch
    select type (self)
    class is (square)
      call pushcontrol1b(0)
    class default
      select type (self)
      class is (by_pieces)
        error stop 'value: the type of the object is not among the sources'
      class default
        error stop 'value: the type of the object is not among the sources'
      end select
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      resultb = yb
      yb = 0.0d0
      select type (self)
      class is (square)
        call square_value_b(self, x, xb, resultb)
      end select
    end if
  end subroutine value_of_model_b
end module models_b
