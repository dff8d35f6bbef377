subroutine s(x, n)
  real x
  integer n
  x = 1
  return
  entry t(x)
  x = 2
end subroutine
real function f(x)
  real x, g
  f = x
  return
  entry g(x)
  g = 2*x
end function
