! dotbar tangent --inside --head 'user%f(x)>(y)' in.f90
! What describes the dummy procedure needs a name of its own module: it stays there.
module kinds
  implicit none
  integer, parameter :: pr = 8
  abstract interface
    subroutine fun_of(x, y)
      import pr
      real(pr), intent(in) :: x
      real(pr), intent(out) :: y
    end subroutine fun_of
  end interface
  abstract interface
    subroutine solver_of(fun, x)
      import pr, fun_of
      procedure(fun_of) :: fun
      real(pr), intent(inout) :: x
    end subroutine solver_of
  end interface
end module kinds

module user
  use kinds, only: pr, solver_of
  implicit none
contains
  subroutine solve(x, solver)
    real(pr), intent(inout) :: x
    procedure(solver_of), optional :: solver
    x = x + 1
  end subroutine solve

  subroutine f(x, y)
    real(pr), intent(in) :: x
    real(pr), intent(out) :: y
    y = x*x
  end subroutine f

  subroutine f_d(x, xd, y, yd)
    real(pr), intent(in) :: x
    real(pr), intent(inout) :: y
    real(pr) :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = xd*x + x*xd
    y = x*x
  end subroutine f_d
end module user
