! head top(y)/(x)
! input x real array 0.31 0.52 0.73
! input y real undefined 0.2
subroutine top(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8) :: a(3)
  integer :: k
  a = 0
  k = 2
  call inner(x, a, k)
  y = a(1)*a(2) + a(3)**2
end subroutine
!$AD NOCHECKPOINT
subroutine inner(x, a, k)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(inout) :: a(3)
  integer, intent(in) :: k
  real(8), external :: f
  integer :: i3
  i3 = k
  !$AD NOCHECKPOINT
  a(i3) = f(x(1))
  i3 = 3
  !$AD NOCHECKPOINT
  a(i3) = f(x(2))
  i3 = 1
  a(i3) = x(3)*x(2)
end subroutine
real(8) function f(x)
  implicit none
  real(8), intent(in) :: x
  f = sin(x)*x
end function
