module shp
  implicit none
  type, abstract :: shape
    real(8) :: scale
  contains
    procedure(area_of), deferred :: area
    procedure :: twice
  end type
  abstract interface
    function area_of(self, x) result(a)
      import
      class(shape), intent(in) :: self
      real(8), intent(in) :: x
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
contains
  function square_area(self, x) result(a)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = self%side**2*x
  end function
  function circle_area(self, x) result(a)
    class(circle), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = 3*self%r**2*x
  end function
  function twice(self, x) result(a)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = 2*self%area(x)*self%scale
  end function
  subroutine total(s, c, x, y)
    type(square), intent(in) :: s
    type(circle), intent(in) :: c
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = s%twice(x)**2 + c%twice(x)*c%r
  end subroutine
end module
