! What describes the dummy procedure needs a name of its own module: it stays there.
module kinds
  implicit none
  integer, parameter :: pr = 8
  abstract interface
    subroutine fun_of(x, y)
      import pr
      real(pr), intent(in) :: x
      real(pr), intent(out) :: y
    end subroutine
  end interface
  abstract interface
    subroutine solver_of(fun, x)
      import pr, fun_of
      procedure(fun_of) :: fun
      real(pr), intent(inout) :: x
    end subroutine
  end interface
end module
module user
  use kinds, only: pr, solver_of
  implicit none
contains
  subroutine solve(x, solver)
    real(pr), intent(inout) :: x
    procedure(solver_of), optional :: solver
    x = x + 1
  end subroutine
  subroutine f(x, y)
    real(pr), intent(in) :: x
    real(pr), intent(out) :: y
    y = x*x
  end subroutine
end module
