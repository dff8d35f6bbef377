! The selector's variable is overwritten in the case.
! standard: 11.1.9
! head: f(x)>(y)
! set: k=2
subroutine f(k, x, y)
  implicit none
  integer :: k
  real(8) :: x, y
  y = x
  select case (k*2)
  case (4)
    k = 1
    y = x**3
  case (2)
    k = 2
    y = x**2
  end select
  y = y*k*x
end subroutine f
