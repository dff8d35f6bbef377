module shapes
  implicit none
  type, abstract :: shape
    real(8) :: s = 1
  contains
    procedure(area_i), deferred :: area
    procedure(move_i), deferred :: move
  end type
  abstract interface
    function area_i(me, x) result(r)
      import :: shape
      class(shape), intent(in) :: me
      real(8), intent(in) :: x
      real(8) :: r
    end function
    subroutine move_i(me, x)
      import :: shape
      class(shape), intent(inout) :: me
      real(8), intent(in) :: x
    end subroutine
  end interface
end module
module circles
  use shapes
  implicit none
  type, extends(shape) :: circle
    real(8) :: radius = 3
  contains
    procedure :: area
    procedure :: move
  end type
contains
  function area(me, x) result(r)
    class(circle), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: r
    r = me%radius*x**2*me%s
  end function
  subroutine move(me, x)
    class(circle), intent(inout) :: me
    real(8), intent(in) :: x
    me%radius = me%radius*x
  end subroutine
end module
module squares
  use shapes
  use circles, only: circle
  implicit none
  type, extends(shape) :: square
    real(8) :: w = 2
  contains
    procedure :: area
    procedure :: move
  end type
contains
  function area(me, x) result(r)
    class(square), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: r
    r = me%w*x*me%s
  end function
  subroutine move(me, x)
    class(square), intent(inout) :: me
    real(8), intent(in) :: x
    me%w = me%w + sin(x)
    me%s = me%s*me%w
  end subroutine
end module
subroutine f(x, y)
  use shapes, only: shape
  use squares, only: square
  use circles, only: circle
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(square) :: q
  type(circle) :: c
  q%w = x
  c%radius = x**2
  y = 0.1d0*x
  call more(q)
  call more(c)
contains
  subroutine more(p)
    class(shape), intent(inout) :: p
    integer :: i
    do i = 1, 3
      call p%move(x*i)
      y = 0.1d0*y + 0.01d0*p%area(x)*y + 0.1d0*p%area(y)
    end do
  end subroutine
end subroutine
