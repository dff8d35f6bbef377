! A SEQUENCE type in COMMON, passive.
! standard: 7.5.2.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  type pair
    sequence
    integer :: i, j
  end type pair
  type(pair) :: p
  common /blk/ p
  real(8) :: x(3), y
  p%i = 1
  p%j = 3
  call g(x, y)
end subroutine f
subroutine g(x, y)
  implicit none
  integer :: i, j
  common /blk/ i, j
  real(8) :: x(3), y
  y = x(i)*x(j)
end subroutine g
