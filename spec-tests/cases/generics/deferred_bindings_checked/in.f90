module m
  implicit none
  type, abstract :: act
    real*8 :: a = 1
  contains
    procedure(ev0), deferred :: eval0
    procedure(ev1), deferred :: eval1
    procedure :: evals
    generic :: eval => eval0, eval1, evals
  end type
  abstract interface
    function ev0(me, x) result(r)
      import act
      class(act), intent(in) :: me
      real*8, intent(in) :: x
      real*8 :: r
    end function
    function ev1(me, x) result(r)
      import act
      class(act), intent(in) :: me
      real*8, intent(in) :: x(:)
      real*8 :: r(size(x))
    end function
  end interface
  type, extends(act) :: sq
  contains
    procedure :: eval0 => sq1
    procedure :: eval1 => sq2
  end type
  type, extends(act) :: si
    real*8 :: w = 2
  contains
    procedure :: eval0 => si1
    procedure :: eval1 => si2
    procedure :: evals => si3
  end type
contains
  function evals(me, x, k) result(r)
    class(act), intent(in) :: me
    real*8, intent(in) :: x
    integer, intent(in) :: k
    real*8 :: r
    r = me%eval(x)**k
  end function
  function sq1(me, x) result(r)
    class(sq), intent(in) :: me
    real*8, intent(in) :: x
    real*8 :: r
    r = me%a*x*x
  end function
  function sq2(me, x) result(r)
    class(sq), intent(in) :: me
    real*8, intent(in) :: x(:)
    real*8 :: r(size(x))
    r = me%a+x*x
  end function
  function si1(me, x) result(r)
    class(si), intent(in) :: me
    real*8, intent(in) :: x
    real*8 :: r
    r = me%a*sin(me%w*x)
  end function
  function si2(me, x) result(r)
    class(si), intent(in) :: me
    real*8, intent(in) :: x(:)
    real*8 :: r(size(x))
    r = cos(x)+me%w
  end function
  function si3(me, x, k) result(r)
    class(si), intent(in) :: me
    real*8, intent(in) :: x
    integer, intent(in) :: k
    real*8 :: r
    r = me%eval(x)*k
  end function
end module
module m3
  use m, only: act, sq, si
  implicit none
contains
  subroutine g(o, x, y)
    class(act), intent(in) :: o
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    y = o%eval(x(1))*sum(o%eval(x)) + o%eval(x(2), 2)
  end subroutine
  subroutine f(x, y)
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    real*8 :: z
    type(sq) :: o
    type(si) :: s
    o%a = x(1)
    s%w = x(2)
    call g(o, x, y)
    call g(s, x, z)
    y = y*z
  end subroutine
end module
