module m
  private
  type, public :: par
    real(8) :: a, b
  end type
  type(par), target :: saved
  public f
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
end subroutine
end module
