! The function's name is a variable in its body, and read there.
! standard: 15.6.2.2
! head: g(x)>(g)
real(8) function g(x)
  implicit none
  real(8), intent(in) :: x
  integer :: i
  g = x
  do i = 1, 3
    g = g*x + sin(g)
  end do
end function g
