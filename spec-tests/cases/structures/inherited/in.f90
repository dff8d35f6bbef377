! A component by the type that it is inherited from is the component itself.
module shapes
  implicit none
  type :: base
    real(8) :: x, w(2)
  end type
  type, extends(base) :: middle
    real(8) :: y
  end type
  type, extends(middle) :: top
    real(8) :: z
  end type
contains
  subroutine s(t, r)
    type(top), intent(inout) :: t
    real(8), intent(out) :: r
    t%x = t%base%x*t%middle%y + t%x**2
    t%middle%base%w(1) = sin(t%w(1)) * t%base%w(2)
    t%middle%y = t%y * t%z + t%middle%x
    r = t%x * t%y * t%w(1)
  end subroutine
end module
