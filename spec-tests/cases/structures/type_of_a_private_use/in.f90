! A module that keeps to itself what it uses, of which only a type occurs in its procedures.
module points
  implicit none
  type :: point
    real(8) :: v
  end type
end module
module lengths
  use points
  implicit none
  private
  public :: length
contains
  real(8) function length(p, by)
    type(point), intent(in) :: p
    real(8), intent(in) :: by
    length = p%v**2*by
  end function
end module
subroutine f(x, y)
  use points
  use lengths
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  y = length(point(x(1)), x(2))*x(3)
end subroutine
