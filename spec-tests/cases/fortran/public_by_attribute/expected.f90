! dotbar tangent --head 'f(x)>(y)' in.f90
module user_d
  use user
contains
  subroutine f_d(x, xd, y, yd, i)
    real*8, intent(in) :: x
    real*8, intent(inout) :: y
    integer, intent(in) :: i(3)
    real*8 :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = xd*factors(i(1)) + weights(i(2))*xd
    y = x*factors(i(1)) + weights(i(2))*x
  end subroutine f_d
end module user_d
