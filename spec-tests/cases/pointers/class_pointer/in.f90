module m
  type b
    real(8) :: u
  contains
    procedure :: val => bval
  end type
  type, extends(b) :: c
    real(8) :: w
  contains
    procedure :: val => cval
  end type
contains
  function bval(self) result(r)
    class(b), intent(in) :: self
    real(8) :: r
    r = self%u**2
  end function
  function cval(self) result(r)
    class(c), intent(in) :: self
    real(8) :: r
    r = self%u*self%w
  end function
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(b), target :: o1
    type(c), target :: o2
    class(b), pointer :: p
    o1%u = x(1)
    o2%u = x(2)
    o2%w = x(3)
    p => o1
    y = p%val()
    p => o2
    o2%w = o2%w*y
    y = y + p%val()
    p%u = y
    y = y*o2%u
  end subroutine
end module
