! dotbar tangent --inside --head 'f(x)>(user)' in.f90
module m
  private
  type, public :: par
    real(8) :: a, b
  end type par
  type(par), target :: saved
  public :: f
  public :: savedd, f_d
  type(par), target :: savedd
contains
  subroutine f(n, x, y, user)
    integer, intent(in) :: n
    real(8), intent(in), target :: x(n)
    real(8), intent(out) :: y
    type(par), intent(inout), optional, target :: user
    type(par), pointer :: p
    p => saved
    if (present(user)) p => user
    p%a = x(1)
    p%b = x(2)
  end subroutine f

  subroutine f_d(n, x, xd, y, user, userd)
    integer, intent(in) :: n
    real(8), intent(in), target :: x(n)
    real(8), intent(inout) :: y
    type(par), intent(inout), optional, target :: user
    type(par), pointer :: p
    real(8), target :: xd(n)
    type(par), optional, target :: userd
    type(par), pointer :: pd
    ! Tangent: the derivatives of user are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    if (present(user)) then
      userd%a = 0.0d0
    end if
    if (present(user)) then
      userd%b = 0.0d0
    end if
    p => saved
    pd => savedd
    if (present(user)) then
      p => user
      pd => userd
    end if
    pd%a = xd(1)
    p%a = x(1)
    pd%b = xd(2)
    p%b = x(2)
  end subroutine f_d
end module m
