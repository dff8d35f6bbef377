! A structure in COMMON, which another procedure sees as its components.
subroutine f(x, y)
  implicit none
  type pair
    sequence
    integer :: i(2), j
    logical :: upward
  end type pair
  type(pair) :: p
  real(8) :: z
  common /blk/ p
  common /other/ z
  real(8) :: x(3), y
  p%i = 1
  p%j = 3
  z = x(2)
  call g(x, y)
end subroutine f
subroutine g(x, y)
  implicit none
  integer :: i(2), j
  logical :: upward
  real(8) :: z
  common /blk/ i, j, upward
  common /other/ z
  real(8) :: x(3), y
  y = x(i(2))*x(j)*z
end subroutine g
