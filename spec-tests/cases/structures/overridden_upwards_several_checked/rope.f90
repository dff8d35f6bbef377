module rope_m
  use base_m
  implicit none
  type, extends(body) :: rope
    real(dp) :: stiffness
  contains
    procedure :: potential => rope_potential
    procedure :: push => rope_push
  end type
contains
  pure function rope_potential(self, h) result(p)
    class(rope), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    p = self%body%potential(h) + self%stiffness*sin(h)
  end function
  subroutine rope_push(self, v)
    class(rope), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    call self%body%push(v)
    v(1) = v(1) - self%stiffness*0.1_dp*self%potential(v(2))
  end subroutine
end module
