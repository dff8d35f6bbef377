! dotbar tangent --head 'f2(x)>(s)' in.f90
module m_d
  use m
contains
  function g_d(n, x, xd, y) result(yd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: y(size(x))
    real(8) :: xd(n), yd(size(x))
    yd = xd*x + x*xd
    y = x*x
  end function g_d

  subroutine f2_d(x, xd, s, sd)
    real(8), intent(in) :: x(6)
    real(8), intent(inout) :: s
    real(8) :: result(3)
    real(8) :: xd(6), sd, resultd(3)
    ! Tangent: the derivatives of s are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    resultd = 0.0d0
    resultd = g_d(3, x, xd, result)
    sd = sum(resultd)*2
    s = sum(result)*2
  end subroutine f2_d
end module m_d
