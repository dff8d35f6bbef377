! An object that a module keeps, and that has a value before.
module kept
  implicit none
  type :: t
    real(8) :: a(2) = [1d0, 2d0]
    real(8) :: b = 3
  end type
  type(t), save :: g = t(b=4)
contains
  subroutine renew(z)
    real(8), intent(in) :: z
    g%a = g%a*z + g%b
  end subroutine
end module
subroutine f(x, y)
  use kept
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  g%a(1) = x(1)*x(2)
  call renew(x(3))
  y = sum(g%a)*g%b
end subroutine
