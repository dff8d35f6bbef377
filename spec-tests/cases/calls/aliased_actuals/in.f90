subroutine product(u, v, w)
  real*8 u, v, w
  w = u*v
end subroutine product

subroutine square(x, y)
  real*8 x, y
  call product(x, x, y)
end subroutine square
