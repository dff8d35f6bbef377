! dotbar adjoint --head 'run(x)>(s)' flow.f90 consts.f90 steps.f90
module flow_b
  use flow
  use consts, only: third
  real(wp), parameter :: two = 2.0_wp
contains
  subroutine run_b(n, x, xb, s, sb)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(inout) :: s
    real(wp) :: y(n)
    real(wp) :: xb(n), sb, yb(n), resultb
    ! Adjoint: sets the derivatives of x from those of s, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call step(n, x, y)
    xb = 0.0d0
    yb = 0.0d0
    resultb = sb
    sb = 0.0d0
    call whole_b(n, y, yb, resultb)
    call step_b(n, x, xb, y, yb)
  end subroutine run_b

  subroutine step_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(inout) :: y(n)
    integer :: i
    real(wp) :: xb(n), yb(n), tempb
    do i = n, 1, -1
      tempb = gain*two*yb(i)
      xb(i) = xb(i) + (2.0d0*x(i)*(third*yb(i)) + sin(x(i))*tempb + cos(x(i))*(x(i)*tempb))
      yb(i) = 0.0d0
    end do
  end subroutine step_b

  subroutine whole_b(n, x, xb, sb)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    integer :: i
    real(wp) :: xb(n), sb, tempb
    do i = n, 1, -1
      tempb = two*x(i)**2*sb
      xb(i) = xb(i) + (sin(x(i))*tempb + cos(x(i))*(x(i)*tempb) + 2.0d0*x(i)*(two*(sin(x(i))*x(i)* &
          sb)))
    end do
    sb = 0.0d0
  end subroutine whole_b
end module flow_b
