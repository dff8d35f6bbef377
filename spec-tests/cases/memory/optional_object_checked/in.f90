module m
  type t
    real*8, allocatable :: v(:)
    real*8 :: s
  end type
contains
  subroutine put(x, o)
    real*8, intent(in) :: x(:)
    type(t), optional, intent(inout) :: o
    if (present(o)) then
      o%v = x*x
      o%s = x(1)
    end if
  end subroutine
  subroutine get(y, o, a)
    real*8, intent(inout) :: y
    type(t), optional, intent(in) :: o
    real*8, optional, intent(in), allocatable :: a(:)
    if (present(o)) y = y + sum(o%v)*o%s
    if (present(a)) y = y + sum(a**2)
  end subroutine
  subroutine two(x, y, o)
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    type(t), optional, intent(inout) :: o
    y = 0
    call put(x, o)
    call get(y, o)
  end subroutine
  subroutine three(x, y, a)
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    real*8, optional, allocatable, intent(inout) :: a(:)
    y = x(1)
    if (present(a)) then
     a = x*y
    end if
    call get(y, a=a)
  end subroutine
  subroutine f(x, y)
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    type(t) :: o
    real*8 :: z
    real*8, allocatable :: a(:)
    call two(x, y)
    call two(x, z, o)
    y = y*z + z
    call three(x, z)
    y = y + z
    call three(x, z, a)
    y = y + z
  end subroutine
end module
