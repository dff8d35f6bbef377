function foo(a, x, t)
  real foo, a, x, t
  foo = a*sin(x)*t
end function foo

subroutine two(a, x, y, b, c, z, t)
  real a, x, y, b, c, z, t, foo
  y = foo(a, x, 2.5)
  b = foo(c, z, t)
end subroutine two
