module m
  implicit none
  type, abstract :: root_solver
    procedure(func), pointer :: f => null()
    real*8 :: ftol = 0
  contains
    procedure(root_f), deferred :: find_root
  end type
  type, extends(root_solver) :: bis
  contains
    procedure :: find_root => bisection
  end type
  abstract interface
    function func(me,x) result(f)
      import :: root_solver
      class(root_solver), intent(inout) :: me
      real*8, intent(in) :: x
      real*8 :: f
    end function
    subroutine root_f(me, ax, xzero)
      import :: root_solver
      class(root_solver), intent(inout) :: me
      real*8, intent(in) :: ax
      real*8, intent(out) :: xzero
    end subroutine
  end interface
contains
  subroutine bisection(me, ax, xzero)
    class(bis), intent(inout) :: me
    real*8, intent(in) :: ax
    real*8, intent(out) :: xzero
    real*8 f3
    f3 = me%f(ax)
    xzero = ax - f3*me%ftol
  end subroutine
end module
