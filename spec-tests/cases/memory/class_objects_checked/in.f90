module m
  implicit none
  type base
    real*8 :: a
    integer :: k = 3
  contains
    procedure :: ev
  end type
  type, extends(base) :: e
    real*8 :: w
    real*8, allocatable :: v(:)
    real*8 :: z(2)
  contains
    procedure :: ev => eve
  end type
  type, extends(base) :: e2
    real*8 :: w2
  contains
    procedure :: ev => eve2
  end type
  type holder
    class(base), allocatable :: p
    real*8 :: s
  end type
contains
  function ev(me, x) result(r)
    class(base), intent(in) :: me
    real*8, intent(in) :: x
    real*8 :: r
    r = me%a*x
  end function
  function eve(me, x) result(r)
    class(e), intent(in) :: me
    real*8, intent(in) :: x
    real*8 :: r
    r = me%a*x*me%w + me%z(1)*me%z(2)
    if (allocated(me%v)) r = r*sum(me%v)
  end function
  function eve2(me, x) result(r)
    class(e2), intent(in) :: me
    real*8, intent(in) :: x
    real*8 :: r
    r = sin(me%a*x)*me%w2**me%k
  end function
  subroutine typed(x, y, k)
    real*8, intent(in) :: x
    real*8, intent(out) :: y
    integer, intent(in) :: k
    class(base), allocatable :: p
    type(e2) :: q
    if (k == 1) then
      allocate(e :: p)
    else if (k == 2) then
      allocate(p, mold=q)
    else
      allocate(p)
    end if
    p%a = x
    select type (p)
    type is (e)
      p%w = x*x
      p%v = [x, cos(x)]
      p%v = p%v*p%v(2)
      p%z = [p%v(1), 2*x]
    type is (e2)
      p%w2 = x**3
      p%k = 2
    end select
    y = p%ev(x) + p%a
  end subroutine
  subroutine g(x, y)
    real*8, intent(in) :: x
    real*8, intent(out) :: y
    class(base), allocatable :: p
    type(e) :: q
    q%a = x
    q%w = sin(x)
    q%v = [x, 2*x]
    q%z = q%v*x
    allocate(p, source=q)
    q%a = 2
    y = p%ev(x)
  end subroutine
  subroutine h(x, y)
    real*8, intent(in) :: x
    real*8, intent(out) :: y
    type(holder) :: o
    type(e2) :: q2
    q2%a = x
    q2%w2 = x
    allocate(o%p, source=q2)
    o%s = x
    y = o%p%ev(x)*o%s
  end subroutine
  subroutine l(x, y)
    real*8, intent(in) :: x
    real*8, intent(out) :: y
    class(base), allocatable :: p
    allocate(p, source=e2(x, 4, x*x))
    y = p%ev(x)
    y = y*p%ev(y)
  end subroutine
  subroutine f(x, y)
    real*8, intent(in) :: x(4)
    real*8, intent(out) :: y
    real*8 :: r(6)
    call typed(x(1), r(1), 1)
    call typed(x(2), r(2), 2)
    call typed(x(3), r(3), 3)
    call g(x(1), r(4))
    call h(x(2), r(5))
    call l(x(4), r(6))
    y = sum(r)
  end subroutine
end module
