! What a component is associated with is not known: another procedure associates it, an IF decides, the whole object is assigned.
module m
  implicit none
  type :: s
    integer :: n = 2
    procedure(fun), pointer, nopass :: f => null()
  end type
  abstract interface
    real(8) function fun(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  real(8) function a(x)
    real(8), intent(in) :: x
    a = sin(x)
  end function
  real(8) function b(x)
    real(8), intent(in) :: x
    b = x**3
  end function
  subroutine go(me, x, y)
    type(s), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = me%f(x)*me%n
  end subroutine
  subroutine other(me)
    type(s), intent(inout) :: me
    type(s) :: t
    t%f => b
    me = t
  end subroutine
  subroutine goes(me, x, y)
    type(s), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call other(me)
    y = me%f(x)
  end subroutine
  subroutine h1(x, y)
    real(8) :: x, y
    type(s) :: o
    o%f => a
    call other(o)
    call go(o, x, y)
  end subroutine
  subroutine h2(x, y)
    real(8) :: x, y
    type(s) :: o
    if (x > 0) then
      o%f => a
    else
      o%f => b
    end if
    call go(o, x, y)
  end subroutine
  subroutine h3(x, y)
    real(8) :: x, y
    type(s) :: o, q
    q%f => b
    o%f => a
    o = q
    call go(o, x, y)
  end subroutine
  subroutine h4(x, y)
    real(8) :: x, y
    type(s) :: o
    o%f => a
    call goes(o, x, y)
  end subroutine
  subroutine h5(x, y)
    real(8) :: x, y
    type(s) :: o
    o = s(3, a)
    call go(o, x, y)
  end subroutine
  subroutine h6(x, y)
    real(8) :: x, y
    type(s) :: o
    o%f => a
    call go(o, x, y)
    o%f => a
    y = y + o%f(x)*o%n
  end subroutine
end module
