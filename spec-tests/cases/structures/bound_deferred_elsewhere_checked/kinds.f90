module kinds_of
  use shapes
  implicit none
  type, extends(shape) :: square
    real(8) :: w = 2
  contains
    procedure :: area => area_sq
  end type
  type, extends(shape) :: circle
    real(8) :: r = 3
  contains
    procedure :: area => area_c
  end type
contains
  real(8) function area_sq(me, x)
    class(square), intent(in) :: me
    real(8), intent(in) :: x
    area_sq = me%w*x*me%s
  end function
  real(8) function area_c(me, x)
    class(circle), intent(in) :: me
    real(8), intent(in) :: x
    area_c = me%r*x**2*me%s
  end function
end module
