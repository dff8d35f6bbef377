! dotbar adjoint --head 'm%bisection(ax)>(xzero)' in.f90
module m_b
  use m
contains
  subroutine bisection_b(me, meb, ax, axb, xzero, xzerob, me_f_b)
    class(bis), intent(inout) :: me
    real*8, intent(in) :: ax
    real*8, intent(inout) :: xzero
    real*8 :: f3
    interface
      subroutine me_f_b(me, me_b, x, x_b, f_b)
        import :: root_solver
        class(root_solver), intent(inout) :: me
        real*8, intent(in) :: x
        class(root_solver) :: me_b
        real*8 :: x_b
        real*8 :: f_b
      end subroutine me_f_b
    end interface
    class(bis) :: meb
    real*8 :: axb, xzerob, f3b, resultb
    ! Adjoint: sets the derivatives of ax, me from those of xzero, me, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! me_f_b is the derivative of me%f with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! me%f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    call pushreal8(f3)
    call pushreal8(me%ftol)
    f3 = me%f(ax)
    axb = xzerob
    f3b = -me%ftol*xzerob
    meb%ftol = meb%ftol - f3*xzerob
    xzerob = 0.0d0
    call popreal8(me%ftol)
    call popreal8(f3)
    resultb = f3b
    f3b = 0.0d0
    call me_f_b(me, meb, ax, axb, resultb)
  end subroutine bisection_b
end module m_b
