function foo(a, x, t)
  real foo, a, x, t
  foo = a*sin(x)*t
end function foo

subroutine one(a, x, y)
  real a, x, y, foo
  y = foo(a, x, 2.5)
end subroutine one
