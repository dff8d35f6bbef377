! Of a class and INTENT(IN): it has no derivative where a component that is a pointer to a procedure is called.
module solvers
  implicit none
  type :: solver
    procedure(func), pointer :: f => null()
    real(8) :: tol = 0.5d0, last = 0
  contains
    procedure :: improve
  end type
  type, extends(solver) :: loaded
    real(8) :: weight = 2
  end type
  abstract interface
    function func(me, x) result(r)
      import :: solver
      class(solver), intent(in) :: me
      real(8), intent(in) :: x
      real(8) :: r
    end function
  end interface
contains
  subroutine improve(me, x, y)
    class(solver), intent(in) :: me
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
    class(solver), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: r
    r = x*x*me%tol
    select type (me)
    class is (loaded)
      r = r*sin(me%weight*x)
    end select
  end function
end module
subroutine top(x, y)
  use solvers
  real(8) :: x(3), y(2)
  type(loaded) :: s
  s%f => curve
  call s%improve(x(1), y(1))
  call s%improve(x(2), y(2))
end subroutine
