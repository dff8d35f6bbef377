! dotbar adjoint --head 'twice(x)>(y)' in.f90
module bisect_b
  use bisect
contains
  subroutine improve_b(me, meb, x, xb, scale, shift, shiftb, me_f_b, rb)
    class(newton), intent(inout) :: me
    real(wp), intent(in) :: x
    real(wp), intent(in), optional :: scale, shift
    interface
      subroutine me_f_b(me, x, x_b, y_b)
        import :: solver, wp
        class(solver), intent(inout) :: me
        real(wp), intent(in) :: x
        real(wp) :: x_b
        real(wp) :: y_b
      end subroutine me_f_b
    end interface
    class(newton) :: meb
    real(wp) :: xb, rb, resultb, result0b
    real(wp), optional :: shiftb
    integer :: branch
    call pushinteger4(me%n)
    call pushinteger4(me%most)
    if (present(scale)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(shift)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      shiftb = shiftb + rb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      rb = scale*rb
    end if
    xb = xb + rb
    resultb = -rb
    rb = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    call me_f_b(me, x, xb, result0b)
    call popinteger4(me%most)
    call popinteger4(me%n)
  end subroutine improve_b

  subroutine twice_b(me, x, xb, y, yb, me_f_b)
    class(newton), intent(inout) :: me
    real(wp), intent(in) :: x
    real(wp), intent(inout) :: y
    interface
      subroutine me_f_b(me, x, x_b, y_b)
        import :: solver, wp
        class(solver), intent(inout) :: me
        real(wp), intent(in) :: x
        real(wp) :: x_b
        real(wp) :: y_b
      end subroutine me_f_b
    end interface
    real(wp) :: result, result0, result1, result2
    real(wp) :: xb, yb, resultb, result0b, result1b, result2b, result3b, temp0b
    type(newton) :: tempb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! me_f_b is the derivative of me%f with respect to all its real arguments, as of a head that names them all.
    ! me%f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    call pushinteger4(me%n)
    call pushinteger4(me%most)
    result = me%improve(x, shift=x*x)
    y = result
    call pushinteger4(me%n)
    call pushinteger4(me%most)
    result0 = me%improve(y)
    call pushinteger4(me%n)
    call pushinteger4(me%most)
    result1 = me%improve(y, 2.0_wp, x)
    call pushreal8(y)
    y = result0 + result1
    result2 = inner(y)
    xb = 0.0d0
    result2b = y*yb
    yb = result2*yb
    result3b = result2b
    result2b = 0.0d0
    call inner_b(y, yb, result3b)
    call popreal8(y)
    result0b = yb
    result1b = yb
    yb = 0.0d0
    call popinteger4(me%most)
    call popinteger4(me%n)
    result3b = result1b
    result1b = 0.0d0
    call improve_b(me, tempb, y, yb, 2.0_wp, x, xb, me_f_b, result3b)
    call popinteger4(me%most)
    call popinteger4(me%n)
    result3b = result0b
    result0b = 0.0d0
    call improve_b(me, tempb, y, yb, me_f_b=me_f_b, rb=result3b)
    resultb = yb
    yb = 0.0d0
    call popinteger4(me%most)
    call popinteger4(me%n)
    result3b = resultb
    resultb = 0.0d0
    temp0b = 0.0d0
    call improve_b(me, tempb, x, xb, shift=x*x, shiftb=temp0b, me_f_b=me_f_b, rb=result3b)
    xb = xb + 2.0d0*x*temp0b
  contains
    real(wp) function inner(z)
      real(wp), intent(in) :: z
      inner = z*z
    end function inner

    subroutine inner_b(z, zb, innerb)
      real(wp), intent(in) :: z
      real(wp) :: zb, innerb
      zb = zb + 2.0d0*z*innerb
      innerb = 0.0d0
    end subroutine inner_b
  end subroutine twice_b
end module bisect_b
