! dotbar adjoint --inside --head 'ext(x)>(y)' in.f90
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
  public :: sq_b, outer_fwd, outer_bwd
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

  !> squares, in the module's own units
  subroutine sq_b(x, xb, rb)
    real(wp), intent(in) :: x
    real(wp) :: xb, rb
    xb = xb + 2.0d0*(scale*x)*rb
    xb = xb + table%power*rb
    rb = 0.0d0
  end subroutine sq_b

  subroutine outer_fwd(x, y)
    real(wp), intent(in) :: x
    real(wp), intent(inout) :: y
  end subroutine outer_fwd

  subroutine outer_bwd(x, xb, y, yb)
    real(wp), intent(in) :: x
    real(wp), intent(inout) :: y
    real(wp) :: xb, yb, resultb, result0b, result1b, tempb
    resultb = yb
    result0b = yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    tempb = 0.0d0
    call sq_b(sin(x), tempb, result1b)
    xb = xb + cos(x)*tempb
    result1b = resultb
    resultb = 0.0d0
    call sq_b(x, xb, result1b)
  end subroutine outer_bwd
end module base

! Stands behind what uses it.
module upper
  use base, only: outer
  implicit none
  private
  double precision :: last = 1.0d0
  public :: top, last_of
  public :: top_b
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

  subroutine top_b(x, xb, y, yb)
    use base, only: outer_fwd, outer_bwd
    double precision, intent(in) :: x
    double precision, intent(inout) :: y
    double precision :: xb, yb, tempb
    call outer_fwd(last*x, y)
    tempb = 0.0d0
    call outer_bwd(last*x, tempb, y, yb)
    xb = xb + last*tempb
  end subroutine top_b
end module upper

subroutine ext(x, y)
  use upper, only: top
  double precision, intent(in) :: x
  double precision, intent(out) :: y
  call top(x, y)
end subroutine ext

subroutine ext_b(x, xb, y, yb)
  use upper, only: top_b
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  double precision :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  call top_b(x, xb, y, yb)
end subroutine ext_b
