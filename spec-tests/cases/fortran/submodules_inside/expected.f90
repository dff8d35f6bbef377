! dotbar tangent --inside --head 'run(x)>(s)' flow.f90
module flow
  implicit none
  real(8) :: before = 1
  private :: before
  real(8) :: befored
contains
  subroutine run(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    s = x
    call advance(s)
    call advance(s)
  end subroutine run

  subroutine advance(x)
    real(8), intent(inout) :: x
    real(8) :: now
    now = x
    x = x*before
    before = now
  end subroutine advance

  subroutine run_d(x, xd, s, sd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: s
    real(8) :: xd, sd
    ! Tangent: the derivatives of s are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    befored = 0.0d0
    sd = xd
    s = x
    call advance_d(s, sd)
    call advance_d(s, sd)
  end subroutine run_d

  subroutine advance_d(x, xd)
    real(8), intent(inout) :: x
    real(8) :: now
    real(8) :: xd, nowd
    nowd = xd
    now = x
    xd = xd*before + x*befored
    x = x*before
    befored = nowd
    before = now
  end subroutine advance_d
end module flow
