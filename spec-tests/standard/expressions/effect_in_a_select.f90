! A function as selector overwrites COMMON.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  common /blk/ a
  integer, external :: g
  a = x
  y = 0
  select case (g())
  case (1)
    y = a*x
  case default
    y = a
  end select
end subroutine f
integer function g()
  implicit none
  real(8) :: a
  common /blk/ a
  a = a*a
  g = 1
end function g
