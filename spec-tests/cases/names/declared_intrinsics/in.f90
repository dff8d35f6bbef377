! The type of an intrinsic's name says nothing about its shape; a variable of that name is no function that rules apply.
subroutine typed(x, y)
  implicit none
  real*8 :: x(3), y(3), c
  real*8 :: sin
  c = 2.0d0
  y = sin(x(:) + c)*x(1)
end subroutine typed

subroutine local(a, x, y)
  implicit none
  real*8 :: a(3), x, y(3)
  integer :: sin
  sin = 2
  y = cos(a(:) + x)*sin
end subroutine local
