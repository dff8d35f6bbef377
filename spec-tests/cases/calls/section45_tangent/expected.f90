function foo_d(a, x, xd, t, foo)
  real foo, foo_d, a, x, xd, t
  foo_d = a*cos(x)*xd*t
  foo = a*sin(x)*t
end function foo_d

subroutine one_d(a, x, xd, y, yd)
  real a, x, xd, y, yd, foo_d
  yd = foo_d(a, x, xd, 2.5, y)
end subroutine one_d
