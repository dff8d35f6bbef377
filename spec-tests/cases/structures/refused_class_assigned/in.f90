! An object that becomes of another type when it is assigned: its derivative would have to become of that type, too, and back.
module m
  implicit none
  type :: shape
    real(8) :: scale = 1
  end type
  type, extends(shape) :: square
    real(8) :: side
  end type
contains
  function val(self) result(v)
    class(shape), intent(in) :: self
    real(8) :: v
    v = self%scale
    select type (self)
    class is (square)
      v = 5*self%scale + 2*self%side
    end select
  end function
  subroutine assigned(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    type(square) :: q
    allocate(s)
    s%scale = x
    y = val(s)
    q%side = x
    q%scale = x
    s = q
    y = y + val(s)
  end subroutine
  subroutine several(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: s(:)
    allocate(square :: s(2))
    s(1)%scale = x
    s(2)%scale = x*x
    y = val(s(1))*val(s(2))
  end subroutine
  subroutine copied(q, y)
    class(shape), intent(in) :: q
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    allocate(s, source=q)
    y = val(s)
  end subroutine
end module
