! dotbar tangent --head 'p(x)>(y)' --no-inlining in.f90
module types_d
  use types
contains
  subroutine blend_d(a, b)
    class(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
    ! Tangent: the derivatives of nothing are computed from those of nothing, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  end subroutine blend_d

  subroutine hand_d(step, step_d, a, b)
    interface
      subroutine step(a, b)
        import whole1
        class(whole1), intent(inout) :: a
        type(whole1), intent(in) :: b
      end subroutine step
    end interface
    interface
      subroutine step_d(a, b)
        import whole1
        class(whole1), intent(inout) :: a
        type(whole1), intent(in) :: b
      end subroutine step_d
    end interface
    type(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
    call step_d(a, b)
  end subroutine hand_d
end module types_d

subroutine p_d(x, xd, y, yd)
  use types
  use types_d, only: hand_d, blend_d
  real(8) :: x, y, g
  common /blk/ g
  common /blk_d/ gd
  type(whole1), allocatable :: zobj1(:)
  type(whole1) :: obj1
  type(whole1) :: wobj1(3)
  real(8) :: xd, yd, gd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  allocate(zobj1(2))
  obj1 = zobj1(1)
  gd = g*xd
  g = g*x
  wobj1(2) = obj1
  call hand_d(blend, blend_d, wobj1(1), wobj1(3))
  yd = gd*wobj1(1)%i2
  y = g*wobj1(1)%i2
end subroutine p_d
