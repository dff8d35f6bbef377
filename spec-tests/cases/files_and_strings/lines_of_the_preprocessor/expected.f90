! dotbar tangent --head 'f(y)/(x)' --inside in.F90
module scaled
  implicit none
#ifdef SINGLE
    integer, parameter :: wp = 4
#else
    integer, parameter :: wp = 8
#endif
contains
  subroutine f(x, y)
    real(wp) :: x, y
    y = sin(x)*x
  end subroutine f

  subroutine f_d(x, xd, y, yd)
    real(wp) :: x, y
    real(wp) :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = cos(x)*xd*x + sin(x)*xd
    y = sin(x)*x
  end subroutine f_d
end module scaled
