! The result variable is passed to a procedure that sets it.
! standard: 15.6.2.2
! head: g(x)>(g)
function g(x)
  implicit none
  real(8) :: g, x
  call set(x, g)
  g = g*x
end function g
subroutine set(a, b)
  implicit none
  real(8), intent(in) :: a
  real(8), intent(out) :: b
  b = sin(a)
end subroutine set
