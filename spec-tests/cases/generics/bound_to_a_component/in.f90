! The built-in assignment of an object calls what the type of a component binds to assignment, where that is for the same type.
module scales
  implicit none
  type :: pair
    real(8) :: a, b
  contains
    procedure :: filled
    generic :: assignment(=) => filled
  end type
  type :: held
    type(pair) :: p
    real(8) :: c
  end type
contains
  subroutine filled(l, r)
    class(pair), intent(out) :: l
    real(8), intent(in) :: r
    l%a = r
    l%b = 2*r
  end subroutine
  ! Bound for another type: the built-in assignment copies the component.
  subroutine g(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(held) :: u, v
    u%p = x(1)
    u%c = x(3)
    v = u
    y = v%p%a*v%c*x(2) + v%p%b
  end subroutine
end module
