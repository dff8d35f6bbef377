module flow
  implicit none
  integer, parameter :: wp = kind(1d0)
  real(wp) :: gain = 1.5_wp
  interface
    module subroutine step(n, x, y)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: y(n)
    end subroutine step
    pure module function slope(t) result(r)
      real(wp), intent(in) :: t
      real(wp) :: r
    end function slope
    module function whole(n, x) result(s)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp) :: s
    end function whole
  end interface
contains
  subroutine run(n, x, s)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(out) :: s
    real(wp) :: y(n)
    call step(n, x, y)
    s = whole(n, y)
  end subroutine run
end module flow
