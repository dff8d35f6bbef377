subroutine top(x, y, n)
  real*8 :: x, y
  integer :: n
  y = x*x
  read (n, *, end = 10) x
  y = y*x
10 continue
  y = y*y
end subroutine
