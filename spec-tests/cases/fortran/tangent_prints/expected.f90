! dotbar tangent --head 's(x)>(y)' pr.f90
subroutine s_d(x, xd, y, yd)
  integer :: k
  real(8) :: x, y
  logical :: verbose
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  k = 1
  print *, 'k before', k
  k = 2
  verbose = x > 0
  if (verbose) print *, 'verbose', k
  k = 3
  yd = k*xd
  y = k*x
end subroutine s_d
