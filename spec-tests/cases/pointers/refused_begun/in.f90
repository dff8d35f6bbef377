module st
  real(8), target, save :: a
  real(8), pointer :: p => a
  type t
    real(8), pointer :: q => a
  end type
end module
module m
  use st
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(t) :: o
    p = x(1)*x(2)
    o%q = o%q*x(1)
    y = a**2
  end subroutine
end module
