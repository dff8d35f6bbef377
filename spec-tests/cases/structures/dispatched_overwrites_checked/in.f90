module all_m
  implicit none
  type, abstract :: shape
    real(8) :: scale = 1
  contains
    procedure(area_i), deferred :: area
    procedure(grow_i), deferred :: grow
    procedure :: both
  end type
  abstract interface
    function area_i(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
    subroutine grow_i(self, by)
      import :: shape
      class(shape), intent(inout) :: self
      real(8), intent(in) :: by
    end subroutine
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
    procedure :: grow => circle_grow
    procedure :: twice
  end type
  type, extends(circle) :: ring
    real(8) :: hole
  contains
    procedure :: area => ring_area
    procedure :: grow => ring_grow
  end type
  type holder
    class(shape), pointer :: s => null()
    type(ring) :: own
    real(8) :: f
  end type
  private :: circle_area, circle_grow, ring_area, ring_grow
contains
  subroutine both(self, by, y)
    class(shape), intent(inout) :: self
    real(8), intent(in) :: by
    real(8), intent(inout) :: y
    call self%grow(by)
    y = y*self%area()
    call self%grow(y)
    y = y + self%area()*self%scale
  end subroutine
  function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real(8) :: a
    a = 3.14d0*self%r**2
  end function
  subroutine circle_grow(self, by)
    class(circle), intent(inout) :: self
    real(8), intent(in) :: by
    self%r = self%r*by
  end subroutine
  subroutine ring_grow(self, by)
    class(ring), intent(inout) :: self
    real(8), intent(in) :: by
    call self%circle%grow(by)
    self%hole = self%hole + by*self%r
  end subroutine
  function twice(self) result(a)
    class(circle), intent(in) :: self
    real(8) :: a
    a = 2*self%area()
  end function
  function ring_area(self) result(a)
    class(ring), intent(in) :: self
    real(8) :: a
    a = self%circle%area() - 3.14d0*self%hole**2
  end function
  subroutine cost(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(circle) :: c
    type(ring) :: g
    c%r = x(1)
    g%r = x(2)
    g%hole = x(1)*0.1d0
    g%scale = x(3)
    y = c%twice()*g%twice()
    call c%both(x(3), y)
    call g%both(x(1), y)
  end subroutine
  subroutine viacircle(c, y)
    class(circle), intent(inout) :: c
    real(8), intent(inout) :: y
    y = y + c%twice()
    call c%both(y, y)
    y = y + c%area()
  end subroutine
  subroutine cost2(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(ring) :: g(2)
    real(8) :: z
    g(1)%r = x(2)
    g(1)%hole = x(1)*0.1d0
    g(2)%r = x(3)
    g(2)%hole = x(2)
    y = 1
    z = x(1)
    call via2(g(1), z, y)
    call via2(g(2), z, y)
  end subroutine
  subroutine via2(c, z, y)
    class(circle), intent(inout) :: c
    real(8), intent(inout) :: y
    real(8), intent(in) :: z
    y = y + c%twice()
    call c%both(z, y)
    y = y + c%area()
  end subroutine
  subroutine cost3(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(holder) :: h
    type(ring), target :: g
    g%r = x(1)
    g%hole = x(2)
    h%s => g
    h%own%r = x(3)
    h%own%hole = x(1)
    y = h%s%area() + h%own%twice()
  end subroutine
end module
