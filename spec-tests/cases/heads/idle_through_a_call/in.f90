function outer(x, y)
  real*8 :: outer, x, y
  call inner(x, y)
  outer = y
end function outer
subroutine inner(x, y)
  real*8 :: x, y
  integer :: n
  n = nint(x)
  y = n
end subroutine inner
