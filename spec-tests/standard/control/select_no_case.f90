! No case matches and there is no default: nothing happens.
! standard: 11.1.9.2
! head: f(x)>(y)
! set: k=9
subroutine f(k, x, y)
  implicit none
  integer :: k
  real(8) :: x, y
  y = x*x
  select case (k)
  case (1:3)
    y = 0
  case (5)
    y = x
  end select
  y = y*y
end subroutine f
