! COMMON that a module declares, and a procedure besides: the derivatives are in one block, too.
module d
  real*8 :: b(10), c(10)
  common /blk/ b, c
end module d
subroutine multiplied()
  real*8 :: g(20)
  integer :: i
  common /blk/ g
  do i = 2, 9
    g(10 + i) = g(i)*g(i - 1)
  end do
end subroutine multiplied
subroutine top(x, y)
  use d
  real*8 :: x(10), y(10)
  integer :: i
  b = x
  do i = 1, 9
    c(i + 1) = b(i)*x(i)
  end do
  call multiplied()
  y(1) = 0
  do i = 2, 10
    y(i) = c(i)
  end do
end subroutine top
