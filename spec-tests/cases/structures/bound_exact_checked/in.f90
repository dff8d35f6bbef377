module shapes
  implicit none
  type :: shape
  contains
    procedure :: area => zero
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
contains
  function zero(self, x) result(a)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = 0*x
  end function
  function square_area(self, x) result(a)
    class(square), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = self%side**2*x
  end function
  function twice(self, x) result(a)
    class(shape), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: a
    a = 2*self%area(x)
  end function
  subroutine exact(s, x, y)
    type(square), intent(in) :: s
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = s%area(x)**2
  end subroutine
  subroutine open(s, x, y)
    type(square), intent(in) :: s
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = s%twice(x)**2
  end subroutine
end module
