module spring_m
  use base_m
  implicit none
  type, extends(body) :: spring
    real(dp) :: stiffness
  contains
    procedure :: potential => spring_potential
    procedure :: push => spring_push
  end type
contains
  pure function spring_potential(self, h) result(p)
    class(spring), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    p = self%body%potential(h) + 0.5_dp*self%stiffness*h**2
  end function
  subroutine spring_push(self, v)
    class(spring), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    call self%body%push(v)
    v(1) = v(1) - self%stiffness*0.1_dp*self%potential(v(2))
  end subroutine
end module
