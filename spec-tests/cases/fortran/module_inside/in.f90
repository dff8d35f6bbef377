module base
  implicit none
  private
  integer, parameter :: wp = kind(1.0d0)
  real(wp) :: scale = 2.0_wp
  type :: kept
    real(wp) :: power = 3.0_wp
  end type kept
  type(kept) :: table
  public :: outer
contains
  !> squares, in the module's own units
  pure function sq(x) result(r)
    real(wp), intent(in) :: x
    real(wp) :: r
    r = scale*x*x + table%power*x
  end function sq
  subroutine outer(x, y)
    real(wp), intent(in) :: x
    real(wp), intent(out) :: y
    y = sq(x) + sq(sin(x))
  end subroutine outer
end module base

subroutine ext(x, y)
  use upper, only: top
  double precision, intent(in) :: x
  double precision, intent(out) :: y
  call top(x, y)
end subroutine ext

! Stands behind what uses it.
module upper
  use base, only: outer
  implicit none
  private
  double precision :: last = 1.0d0
  public :: top, last_of
contains
  subroutine top(x, y)
    double precision, intent(in) :: x
    double precision, intent(out) :: y
    call outer(last*x, y)
  end subroutine top
  function last_of() result(k)
    double precision :: k
    k = last
  end function last_of
end module upper
