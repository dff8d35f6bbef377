module all_m
  implicit none
  type, abstract :: shape
    real(8) :: scale = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: weight
  end type
  abstract interface
    function area_i(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
  type, extends(circle) :: ring
    real(8) :: hole
  contains
    procedure :: area => ring_area
    procedure :: weight => ring_weight
  end type
contains
  function weight(self, rho) result(w)
    class(shape), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    w = rho*self%area()*self%scale
  end function
  function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real(8) :: a
    a = 3.14d0*self%r**2
  end function
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
  subroutine total(s, rho, w)
    class(shape), intent(in) :: s
    real(8), intent(in) :: rho
    real(8), intent(inout) :: w
    w = w + s%weight(rho)
  end subroutine
  subroutine cost2(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    type(ring) :: g
    g%r = x(1)
    g%hole = x(2)
    g%scale = x(3)
    allocate(s, source=g)
    y = s%weight(x(3))
  end subroutine
end module
