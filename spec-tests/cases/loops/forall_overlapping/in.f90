! FORALL whose values need elements that it stores elsewhere: all of them are there before one is stored. Bounds of the array that has
! them are as declared where they stay so, else as they are there; its name is none of the procedure.
subroutine top(n, x, y)
  implicit none
  integer, intent(in) :: n
  integer :: i, j, m
  real*8 :: x(n), y(:), x0
  real*8 :: a(0:5, 2)
  x0 = 0.5d0*x(1)
  forall (i = 2:n) x(i) = x(i - 1)*x(i) + y(i)*x0
  forall (i = 1:n, y(i) > 0.3d0) y(i) = y(n + 1 - i)*x(i)
  m = size(x)
  a = 1
  a(1:4, 1) = x(1:4)
  do j = 1, 2
    forall (i = 1:4, mod(i, 3) > 0)
      a(i, :) = a(i - 1, :)*a(i + 1, :) + x(i)
      x(i) = x(m + 1 - i)*a(i, 1)
      y(i) = y(i)*x(i)
    end forall
  end do
  block
    integer, parameter :: most = 2
    forall (i = 1:most) y(i) = y(most + 1 - i)*x(i)
  end block
end subroutine top
