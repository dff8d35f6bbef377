! dotbar adjoint --head 'described(x)>(x)' in.f90
module steps_b
  use steps
contains
  subroutine described_b(f, f_b, t, x, xb, h)
    interface
      subroutine f(t, x, f0)
        real(8), intent(in) :: t, x(:)
        real(8), intent(out) :: f0(:)
      end subroutine f
    end interface
    interface
      subroutine f_b(t, t_b, x, x_b, f0, f0_b)
        real(8), intent(in) :: t, x(:)
        real(8), intent(inout) :: f0(:)
        real(8) :: t_b, x_b(:)
        real(8) :: f0_b(:)
      end subroutine f_b
    end interface
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: x(2)
    real(8) :: k(2)
    real(8) :: xb(2), kb(2), tempb
    ! Adjoint: sets the derivatives of x from those of x, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! f_b is the derivative of f with respect to all its real arguments, as of a head that names them all.
    ! f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    kb = 0.0d0
    kb = kb + h*xb
    tempb = 0.0d0
    call f_b(t, tempb, x, xb, k, kb)
  end subroutine described_b
end module steps_b
