module m
  implicit none
  type s
    integer :: n = 0
    real*8, allocatable :: t(:), c(:)
    real*8 :: w = 1.0d0
  contains
    procedure :: init
    procedure :: value => value_of
    final :: gone
  end type
contains
  subroutine init(me, x, y, ok)
    class(s), intent(inout) :: me
    real*8, intent(in) :: x(:), y(:)
    logical, intent(out) :: ok
    if (allocated(me%t)) deallocate(me%t)
    if (allocated(me%c)) deallocate(me%c)
    me%n = size(x)
    ok = me%n > 0
    if (ok) then
      allocate(me%t(size(x)), me%c(size(x)))
      me%t = x*x
      me%c = y*sin(x)
      me%w = sum(y)
    end if
  end subroutine
  pure subroutine gone(me)
    type(s), intent(inout) :: me
    if (allocated(me%t)) deallocate(me%t)
    if (allocated(me%c)) deallocate(me%c)
  end subroutine
  function make(x, y) result(me)
    real*8, intent(in) :: x(:), y(:)
    type(s) :: me
    logical :: ok
    call init(me, x, y, ok)
  end function
  function value_of(me, a) result(v)
    class(s), intent(in) :: me
    real*8, intent(in) :: a
    real*8 :: v
    integer :: i
    v = 0
    do i = 1, me%n
      v = v + me%c(i)*exp(-me%t(i)*a)*me%w
    end do
  end function
end module
subroutine f(n, x, y, a, r)
  use m
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n), y(n), a
  real*8, intent(out) :: r
  type(s) :: o
  o = make(x, y)
  r = o%value(a)
  o = make(y, x)
  r = r*o%value(2*a)
end subroutine
