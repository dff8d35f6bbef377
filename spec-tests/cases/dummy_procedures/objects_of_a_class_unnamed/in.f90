! Whoever calls a procedure with an object of a class has to give the derivative of all that it may be: so it is named, or taken for named.
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
  type, extends(solver) :: loaded
    real(8) :: weight = 2, memory(2) = 1
  end type
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
