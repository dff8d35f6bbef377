function foo_d(a, x, xd, t, td, foo) result(food)
  real :: foo, a, x, t
  real :: xd, td, food
  food = a*(cos(x)*xd)*t + a*sin(x)*td
  foo = a*sin(x)*t
end function foo_d

subroutine two_d(a, x, xd, y, yd, b, bd, c, z, zd, t, td)
  real :: a, x, y, b, c, z, t
  real :: xd, yd, bd, zd, td, foo_d, tempd
  ! Tangent: the derivatives of y, b are computed from those of x, z, t, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0
  bd = 0.0
  tempd = 0.0
  yd = foo_d(a, x, xd, 2.5, tempd, y)
  bd = foo_d(c, z, zd, t, td, b)
end subroutine two_d
