! dotbar tangent --head 'top(x)>(y)' in_module.f90
module m_d
  use m
contains
  subroutine newton_d(x, xd, y, yd, k, steps)
    real(8), intent(inout) :: x
    real(8), intent(in) :: y
    integer, intent(in) :: k
    integer :: i
    integer :: steps
    real(8) :: xd, yd
    steps = 0
    do i = 1, k
      xd = xd - (xd*x + x*xd - yd - (x*x - y)/(2*x)*(2*xd))/(2*x)
      x = x - (x*x - y)/(2*x)
      steps = steps + 1
    end do
  end subroutine newton_d

  subroutine shrink_d(t, td, shrink)
    real(8) :: t
    logical :: shrink
    real(8) :: td
    td = td/2
    t = t/2
    shrink = t > 0.01d0
  end subroutine shrink_d

  subroutine top_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: t
    integer :: n
    logical :: result, result0
    integer :: result1
    real(8) :: xd, yd, td
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    td = xd*x + x*xd
    t = x*x
    yd = td
    y = t
    call shrink_d(t, td, result)
    if (result) then
      yd = yd + td
      y = y + t
    end if
    call newton_d(t, td, y, yd, 2, n)
    yd = (yd*t + y*td)*n
    y = y*t*n
    call shrink_d(t, td, result0)
    do while (result0)
      yd = yd*cos(t) - y*(sin(t)*td)
      y = y*cos(t)
      call newton_d(y, yd, t, td, n, result1)
      n = result1
      call shrink_d(t, td, result0)
    end do
    y = y + n
  end subroutine top_d
end module m_d
