! Types that extend a class that the caller does not know of: what the adjoint keeps of them is named by a USE of its own.
module solvers
  implicit none
  type :: solver
    procedure(func), pointer :: f => null()
    real(8) :: tol = 0.5d0, last = 0
    integer :: count = 0
  contains
    procedure :: improve
    procedure :: set
  end type
  abstract interface
    function func(me, x) result(r)
      import :: solver
      class(solver), intent(inout) :: me
      real(8), intent(in) :: x
      real(8) :: r
    end function
  end interface
contains
  subroutine set(me, f)
    class(solver), intent(inout) :: me
    procedure(func) :: f
    me%f => f
  end subroutine
  subroutine improve(me, x, y)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: k
    real(8) :: z
    z = x
    y = 0
    do k = 1, 3
      y = y + me%f(z)*me%tol
      z = z + 0.1d0*y
    end do
  end subroutine
end module
module mine
  use solvers
  implicit none
  type, extends(solver) :: loaded
    real(8) :: weight = 2, memory(2) = 1
  end type
contains
  function curve(me, x) result(r)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: r
    me%count = me%count + 1
    r = x*x*me%tol
    select type (me)
    class is (loaded)
      r = r*sin(me%weight*x) + me%memory(1)
      me%memory(1) = r*x
      me%memory(2) = me%memory(2)*me%memory(1)
    end select
    me%last = r
  end function
  function plain(me, x) result(r)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x
    real(8) :: r
    r = x*x*me%last + me%tol
    me%last = r
  end function
end module
subroutine top(x, y)
  use mine
  real(8) :: x(3), y(2)
  type(loaded) :: s
  type(solver) :: p
  type(loaded) :: q
  s%tol = x(2)
  s%weight = x(3)
  s%f => curve
  call s%improve(x(1), y(1))
  y(1) = y(1) + s%last*s%memory(2)
  p%f => plain
  p%last = x(2)
  call p%improve(x(1), y(2))
  q%f => plain
  q%last = s%last
  call q%improve(y(1), y(2))
end subroutine
subroutine top2(x, y)
  use mine
  real(8) :: x(3), y(2)
  type(loaded) :: s
  s%tol = x(2)
  s%weight = x(3)
  call s%set(curve)
  call s%improve(x(1), y(1))
  y(1) = y(1) + s%last*s%memory(2)
end subroutine
