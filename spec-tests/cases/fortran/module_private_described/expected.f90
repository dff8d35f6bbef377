! dotbar tangent --head 'm%f(x)>(y)' in.f90
module m_d
  use m
  integer, parameter :: wp = 8
  abstract interface
    subroutine tells(n)
      integer, intent(in) :: n
    end subroutine tells
  end interface
contains
  subroutine f_d(g, x, xd, y, yd)
    procedure(tells) :: g
    real(wp) :: x, y
    real(wp) :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    call g(3)
    yd = xd*x + x*xd
    y = x*x
  end subroutine f_d
end module m_d
