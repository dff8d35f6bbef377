module coil_m
  use spring_m
  implicit none
  type, extends(spring) :: coil
    real(dp) :: turns
  contains
    procedure :: potential => coil_potential
    procedure :: push => coil_push
  end type
contains
  pure function coil_potential(self, h) result(p)
    class(coil), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    p = self%spring%potential(h) + 0.5_dp*self%turns*h**2
  end function
  subroutine coil_push(self, v)
    class(coil), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    call self%spring%push(v)
    v(1) = v(1) - self%turns*0.1_dp*self%potential(v(2))
  end subroutine
end module
