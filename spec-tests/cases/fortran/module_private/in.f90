module state
  implicit none
  private
  public :: step
  real(8) :: a = 1.5d0
contains
  subroutine step(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    a = a*x
    y = a*a
  end subroutine
end module
