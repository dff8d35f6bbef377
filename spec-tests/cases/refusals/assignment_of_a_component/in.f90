! The built-in assignment of an object calls what the type of a component binds to assignment, though not what a module says.
module scales
  implicit none
  type :: scale
    real(8) :: a
  contains
    procedure :: squared
    generic :: assignment(=) => squared
  end type
  type :: scaled
    type(scale) :: by
    real(8) :: c
  end type
contains
  subroutine squared(l, r)
    class(scale), intent(out) :: l
    class(scale), intent(in) :: r
    l%a = r%a**2
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(scaled) :: u, v
    u%by%a = x(1)
    u%c = x(3)
    v = u
    y = v%by%a*v%c*x(2)
  end subroutine
end module
