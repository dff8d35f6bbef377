subroutine s(x, y)
  real x, y
  call library(x, y)
end subroutine s
