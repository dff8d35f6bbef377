module ring_m
  use circle_m
  implicit none
  type, extends(circle) :: ring
    real(8) :: hole
  contains
    procedure :: area => ring_area
    procedure :: weight => ring_weight
  end type
contains
  function ring_area(self) result(a)
    class(ring), intent(in) :: self
    real(8) :: a
    a = self%circle%area() - 3.14d0*self%hole**2
  end function
  function ring_weight(self, rho) result(w)
    class(ring), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    w = 0.5d0*rho**2*self%area() + sin(self%hole)
  end function
end module
