! Names of components that no type has; those of a type that extends another, and of one that is not all known, are right.
module bodies
  use elsewhere, only: rest
  implicit none
  type :: point
    real(8) :: at(3)
  contains
    procedure :: norm
  end type
  type, extends(point) :: body
    real(8) :: mass
    procedure(law), pointer, nopass :: pull
  end type
  type, extends(rest) :: other
    real(8) :: v
  end type
  abstract interface
    real(8) function law(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  real(8) function norm(this)
    class(point), intent(in) :: this
    norm = sqrt(sum(this%at**2))
  end function
  subroutine f(b, c, o, x)
    type(body), intent(inout) :: b
    class(point), intent(inout) :: c
    type(other), intent(in) :: o
    real(8), intent(inout) :: x
    complex(8) :: z
    z = cmplx(x, x, 8)
    z%re = z%im*kind(x)
    x = x*b%point%at(1)*b%norm()*o%unknown + z%re
    b%mass = x*b%mas
    c%at(2) = c%mass + b%points%at(1)
  end subroutine
end module
