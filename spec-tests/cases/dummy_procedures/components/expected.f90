! dotbar adjoint --head 'step(x)>(x)' in.f90
module integrators_b
  use integrators
  integer, parameter :: wp = 8
  abstract interface
    real(wp) function size_of(x)
      import :: wp
      real(wp), intent(in) :: x(:)
    end function size_of
  end interface
contains
  subroutine step_b(me, t, x, xb, h, me_f_b, me_norm_b)
    class(integrator), intent(inout) :: me
    real(wp), intent(in) :: t, h
    real(wp), intent(inout) :: x(me%n)
    real(wp) :: k1(me%n), k2(me%n)
    interface
      subroutine me_f_b(me, t, t_b, x, x_b, xdot, xdot_b)
        import :: integrator, wp
        class(integrator), intent(inout) :: me
        real(wp), intent(in) :: t
        real(wp), intent(in) :: x(me%n)
        real(wp), intent(inout) :: xdot(me%n)
        real(wp) :: t_b
        real(wp) :: x_b(me%n)
        real(wp) :: xdot_b(me%n)
      end subroutine me_f_b
    end interface
    interface
      subroutine me_norm_b(x, x_b, size_of_b)
        import :: wp
        real(wp), intent(in) :: x(:)
        real(wp) :: x_b(:)
        real(wp) :: size_of_b
      end subroutine me_norm_b
    end interface
    real(wp) :: result
    real(wp) :: xb(me%n), k1b(me%n), k2b(me%n), resultb, tempb, temp0b(me%n), result0b
    ! Adjoint: sets the derivatives of x from those of x, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! me_f_b is the derivative of me%f with respect to all its real arguments, as of a head that names them all.
    ! me%f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    ! me_norm_b is the derivative of me%norm with respect to all its real arguments, as of a head that names them all.
    ! me%norm has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    call pushinteger4(me%n)
    call pushinteger4(me%calls)
    call me%f(t, x, k1)
    call pushinteger4(me%n)
    call pushinteger4(me%calls)
    call me%f(t + h, x + h*k1, k2)
    call pushreal8(result)
    result = me%norm(k1 - k2)
    k1b = 0.0d0
    k2b = 0.0d0
    temp0b = 0.5_wp*h*((1.0d0/(1 + result))*xb)
    k1b = k1b + temp0b
    k2b = k2b + temp0b
    resultb = -sum(0.5_wp*h*(k1 + k2)*(1.0d0/(1 + result))**2*xb)
    call popreal8(result)
    result0b = resultb
    resultb = 0.0d0
    temp0b = 0.0d0
    call me_norm_b(k1 - k2, temp0b, result0b)
    k1b = k1b + temp0b
    k2b = k2b - temp0b
    call lookinteger4(me%calls)
    call lookinteger4(me%n)
    tempb = 0.0d0
    temp0b = 0.0d0
    call me_f_b(me, t + h, tempb, x + h*k1, temp0b, k2, k2b)
    call popinteger4(me%calls)
    call popinteger4(me%n)
    xb = xb + temp0b
    k1b = k1b + h*temp0b
    call popinteger4(me%calls)
    call popinteger4(me%n)
    tempb = 0.0d0
    call me_f_b(me, t, tempb, x, xb, k1, k1b)
  end subroutine step_b
end module integrators_b
