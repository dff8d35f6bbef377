! How often it was asked decides what it gives: it is where a loop ends that does nothing else.
subroutine p(x, y)
  real*8 :: x, y
  call foo(x, y)
  y = y*x
end subroutine p
subroutine foo(x, y)
  real*8 :: x, y
  integer :: k
  call factor(k)
  y = sin(x)*k
  y = y*y
end subroutine foo
subroutine factor(k)
  integer :: k, i
  integer, save :: n = 0
  n = n + 1
  do i = 1, n
  end do
  k = 1
  if (i > 3) k = 9
end subroutine factor
