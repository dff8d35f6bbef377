module m
  implicit none
  type, public :: t
    private
    real(8) :: c = 2.0d0
    real(8), public :: d
  end type
  type, public :: t2
    real(8), private :: e = 3.0d0
    real(8) :: f
  end type
contains
  subroutine head(x, y, p, q)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(t), intent(in) :: p
    type(t2), intent(in) :: q
    y = x * p%c * q%e + p%d
  end subroutine
end module
