module shapes
  implicit none
  type :: shape
    real(8) :: scale
  end type
  type, extends(shape) :: circle
    real(8) :: r
  end type
  type, extends(circle) :: ring
    real(8) :: inner
  end type
  type, extends(shape) :: square
    real(8) :: side
  end type
contains
  subroutine area(self, x, a)
    class(shape), intent(inout) :: self
    real(8), intent(in) :: x
    real(8), intent(out) :: a
    a = x
    ! what it is
    select type (self)
    class is (circle)
      ! round
      a = 3*self%r**2*x
      self%r = self%r*x
    class is (ring)
      a = 3*(self%r**2 - self%inner**2)*x*self%scale
      self%inner = sin(self%r)*x
    type is (square)
      a = self%side**2*x
    class default
      a = self%scale*x
    end select
    a = a*self%scale
  end subroutine
  subroutine s(c, q, g, x, y)
    type(circle), intent(inout) :: c
    type(square), intent(inout) :: q
    type(ring), intent(inout) :: g
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: a
    type(shape) :: b
    call area(c, x, a)
    y = a
    call area(q, x*a, a)
    y = y + a
    b%scale = a
    call area(g, b%scale, a)
    y = y*a + g%inner*c%r
    b%scale = x*y
    call area(b, y, a)
    y = y + a
  end subroutine
end module
