! dotbar tangent --head 'outer(y)/(x)' in.f90
module probe_d
  use probe
contains
  subroutine add_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result
    real(8) :: xd, yd, resultd
    resultd = 0.0d0
    resultd = poly_d(x, xd, result)
    yd = yd + resultd
    y = y + result
  end subroutine add_d

  function poly_d(x, xd, poly) result(polyd)
    real(8), intent(in) :: x
    real(8) :: poly
    real(8) :: xd, polyd
    polyd = xd*(c(2) + x*c(3)) + x*(xd*c(3))
    poly = c(1) + x*(c(2) + x*c(3))
  end function poly_d

  subroutine go_d(x, xd, y, yd, opt)
    real(8), dimension(:), intent(in) :: x
    real(8), intent(inout) :: y(size(x))
    logical, intent(in), optional :: opt
    integer :: i, n
    real(8) :: w(size(x))
    real(8) :: xd(:), yd(size(x)), wd(size(x))
    wd = 0.0d0
    n = size(x)
    do i = 1, n
      if (x(i) > 2.0d0) then
        wd(i) = poly_d(x(i), xd(i), w(i))
      else if (x(i) > 0.0d0 .and. mode == 'cubic') then
        wd(i) = 3*x(i)**2*xd(i)
        w(i) = x(i)**3
      else
        wd(i) = -xd(i)
        w(i) = -x(i)
      end if
    end do
    select case (trim(mode))
    case ('cubic', 'square')
      yd(1) = wd(1)*w(n) + w(1)*wd(n)
      y(1) = w(1)*w(n)
    case default
      yd(1) = wd(2)
      y(1) = w(2)
    end select
    call add_d(w(2), wd(2), y(1), yd(1))
    do i = 2, n
      yd(i) = (yd(i - 1)*w(i) + y(i - 1)*wd(i) - y(i - 1)*w(i)/(1.0d0 + abs(w(i)))*merge(wd(i), &
          -wd(i), w(i) >= 0.0d0))/(1.0d0 + abs(w(i)))
      y(i) = y(i - 1)*w(i)/(1.0d0 + abs(w(i)))
    end do
    if (present(opt)) then
      if (opt) then
        yd(n) = 2*yd(n)
        y(n) = 2*y(n)
      end if
    end if
  end subroutine go_d
end module probe_d

subroutine outer_d(n, x, xd, y, yd)
  use probe
  use probe_d, only: go_d
  implicit none
  integer, intent(in) :: n
  real(8) :: x(n), y(n)
  real(8) :: xd(n), yd(n)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  call go_d(x, xd, y, yd, .true.)
end subroutine outer_d
