! A function that a component points to: no element of an array.
! standard: 7.5.4.3
! head: m%top(a)>(b)
! expect: refused: may be of a type that extends the declared one
module m
  implicit none
  type s
    procedure(func), pointer :: f => null()
    real(8) :: c
  end type s
  abstract interface
    function func(me, x) result(y)
      import :: s
      class(s), intent(inout) :: me
      real(8), intent(in) :: x
      real(8) :: y
    end function func
  end interface
contains
  subroutine g(me, a, b)
    class(s), intent(inout) :: me
    real(8), intent(in) :: a
    real(8), intent(out) :: b
    b = me%f(a)
  end subroutine g
  function h(me, x) result(y)
    class(s), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: y
    y = x*sin(x)
  end function h
  subroutine top(a, b)
    real(8), intent(in) :: a
    real(8), intent(out) :: b
    type(s) :: o
    o%c = 2.0d0
    o%f => h
    call g(o, a, b)
    b = b + o%f(a*a)
  end subroutine top
end module m
