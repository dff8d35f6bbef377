! The type that the guard names is declared in a module that is not among the sources: what the branch sets may be any of the object.
module m
  use elsewhere
  implicit none
  type :: p0
    real(8) :: a
  end type
  type, extends(p0) :: p1
    real(8) :: b
  end type
contains
  subroutine mid(o, x)
    class(p1), intent(inout) :: o
    real(8), intent(in) :: x
    o%a = x*o%b
    o%b = sin(x)
    select type (o)
    class is (p1)
      o%b = o%b*o%a
    end select
  end subroutine
  subroutine low(o, x)
    class(p0), intent(inout) :: o
    real(8), intent(in) :: x
    o%a = x
    select type (o)
    class is (pp1)
      call mid(o, x)
    end select
  end subroutine
  subroutine top(q, x, y)
    type(p1), intent(inout) :: q
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call low(q, x)
    y = q%a + q%b
  end subroutine
end module
