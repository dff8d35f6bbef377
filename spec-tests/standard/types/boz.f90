! BOZ constants in INT and DATA.
! standard: 7.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: k
  data k /z'2'/
  y = x**k*int(b'101') + int(o"7")*x
end subroutine f
