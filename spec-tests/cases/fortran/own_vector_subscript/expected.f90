! dotbar tangent --head 'f(x)>(y)' in.f90
! A vector subscript that its own statement overwrites: it is taken first.
subroutine f_d(x, xd, k, y, yd)
  integer :: k(3)
  real*8 :: x(3), y
  integer :: index0(3)
  real*8 :: xd(3), yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  index0 = k
  k(index0) = 2
  yd = xd(k(1))*x(k(3)) + x(k(1))*xd(k(3))
  y = x(k(1))*x(k(3))
end subroutine f_d
