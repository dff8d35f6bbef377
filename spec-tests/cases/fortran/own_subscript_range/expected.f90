! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(x, xd, y, yd)
  real(8) :: x(3), y
  integer :: k(3)
  integer :: index0, index1
  real(8) :: xd(3), yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  k = [1, 1, 2]
  index0 = k(2)
  index1 = k(3)
  k(index0:index1) = 2
  yd = xd(k(1))*x(k(3)) + x(k(1))*xd(k(3))
  y = x(k(1))*x(k(3))
end subroutine f_d
