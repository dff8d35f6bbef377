function foo_d(a, x, xd, t, td, foo)
  real foo, foo_d, a, x, xd, t, td
  foo_d = a*cos(x)*xd*t + a*sin(x)*td
  foo = a*sin(x)*t
end function foo_d

subroutine two_d(a, x, xd, y, yd, b, bd, c, z, zd, t, td)
  real a, x, xd, y, yd, b, bd, c, z, zd, t, td, foo_d
  yd = foo_d(a, x, xd, 2.5, 0.0, y)
  bd = foo_d(c, z, zd, t, td, b)
end subroutine two_d
