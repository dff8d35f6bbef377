function foo_d(a, x, xd, t, foo) result(food)
  real :: foo, a, x, t
  real :: xd, food
  food = a*(cos(x)*xd)*t
  foo = a*sin(x)*t
end function foo_d

subroutine one_d(a, x, xd, y, yd)
  real :: a, x, y
  real :: xd, yd, foo_d
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0
  yd = foo_d(a, x, xd, 2.5, y)
end subroutine one_d
