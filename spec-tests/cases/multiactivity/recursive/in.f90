subroutine top(x, y, r)
  implicit none
  real*8 :: x, y, r, s, c
  c = 2.0d0
  call power(3, x, c, r)
  call power(2, c, y, s)
  r = r*s
  call one(2, x, c, r)
  call one(2, c, y, r)
end subroutine top

recursive subroutine power(n, a, b, r)
  implicit none
  integer :: n
  real*8 :: a, b, r, t
  if (n == 0) then
    r = b
  else
    call power(n - 1, a, b, t)
    r = t*a
  end if
end subroutine power

recursive subroutine one(n, a, b, r)
  implicit none
  integer :: n
  real*8 :: a, b, r
  r = r*a
  if (n > 0) call other(n - 1, a, b, r)
end subroutine one

recursive subroutine other(n, a, b, r)
  implicit none
  integer :: n
  real*8 :: a, b, r
  r = r + b*b
  if (n > 0) call one(n - 1, a, b, r)
end subroutine other
