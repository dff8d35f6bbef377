! Components may be named like variables, types like nothing else.
! standard: 19.3.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  type t
    integer :: x, y
  end type t
  real(8) :: x(3), y
  type(t) :: z
  z%x = 2
  z%y = 3
  y = x(z%x)*x(z%y)
end subroutine f
