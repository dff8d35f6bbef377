subroutine foo(a, x, t, y)
  real a, x, t, y
  y = a*sin(x)*t
  a = a*a
  x = x*y
end subroutine foo

subroutine fig12(a, x, y)
  real a, x, y
  call foo(a, x, 2.5, y)
  x = x*a*y
end subroutine fig12
