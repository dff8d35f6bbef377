! dotbar tangent --head 'used(x)>(y)' in.f90
module big_d
  use big
contains
  subroutine used_d(x, xd, y, yd)
    real(8) :: x, y
    real(8) :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = xd*x + x*xd
    y = x*x
  end subroutine used_d
end module big_d
