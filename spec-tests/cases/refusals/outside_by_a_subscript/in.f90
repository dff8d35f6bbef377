! How often it was asked decides what it gives: it chooses the element that is passed on.
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
  integer :: k, powers(3)
  integer, save :: n = 0
  powers = [1, 2, 4]
  n = mod(n + 1, 3)
  call twice(powers(n + 1), k)
end subroutine factor
subroutine twice(i, k)
  integer :: i, k
  k = 2*i
end subroutine twice
