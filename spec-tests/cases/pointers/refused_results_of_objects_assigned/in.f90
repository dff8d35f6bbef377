! What the result of a function points to is a variable (F2008): of a procedure that a type binds.
module m
  type t
    real(8) :: v(4) = 1
  contains
    procedure :: first
  end type
  real(8), target :: pool(4)
contains
  function at(i) result(p)
    integer :: i
    real(8), pointer :: p
    p => pool(i)
  end function
  function at_first() result(p)
    real(8), pointer :: p
    p => pool(1)
  end function
  function first(this) result(p)
    class(t), target :: this
    real(8), pointer :: p
    p => this%v(1)
  end function
  subroutine set(a, b)
    real(8) :: a, b
    a = b
  end subroutine
end module
subroutine f(x, y)
  use m
  real(8) :: x, y
  type(t), target :: o
  o%first() = x
  y = o%v(1)
end subroutine
