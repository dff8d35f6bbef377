! dotbar adjoint --head 'steps%step(t,h,y)>(y)' kinds.f90 in.f90
module steps_b
  use steps
contains
  subroutine step_b(n, f, f_b, w, w_b, t, tb, h, hb, y, yb)
    use kinds
    use interfaces, rhs => field
    integer, intent(in) :: n
    interface
      subroutine f(n, t, f0, g) ! has an argument that is called as the dummy is
        import :: wp
        integer, intent(in) :: n
        real(wp), intent(in) :: t, f0(n)
        real(wp), intent(out) :: g(n)
      end subroutine f
    end interface
    interface
      ! has an argument that is called as the dummy is
      subroutine f_b(n, t, t_b, f0, f0_b, g, g_b)
        import :: wp
        integer, intent(in) :: n
        real(wp), intent(in) :: t, f0(n)
        real(wp), intent(inout) :: g(n)
        real(wp) :: t_b, f0_b(n)
        real(wp) :: g_b(n)
      end subroutine f_b
    end interface
    interface ! the result of its description is called f, too
      function w(x) result(f)
        import r
        real(r), intent(in) :: x
        real(r) :: f
      end function w
    end interface
    ! the result of its description is called f, too
    interface
      subroutine w_b(x, x_b, f_b0)
        import r
        real(r), intent(in) :: x
        real(r) :: x_b
        real(r) :: f_b0
      end subroutine w_b
    end interface
    real(r), intent(in) :: t, h
    real(r), intent(inout) :: y(n)
    real(r) :: k1(n), k2(n)
    real(r) :: result
    real(r) :: tb, hb, yb(n), k1b(n), k2b(n), resultb, tempb, temp0b(n), result0b, temp1b(n)
    ! Adjoint: sets the derivatives of t, h, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! f_b is the derivative of f with respect to all its real arguments, as of a head that names them all.
    ! f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    ! w_b is the derivative of w with respect to all its real arguments, as of a head that names them all.
    ! w has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    call f(n, t, y, k1)
    call f(n, t + h, y + h*k1, k2)
    call pushreal8(result)
    result = w(y(1))
    tb = 0.0d0
    k1b = 0.0d0
    k2b = 0.0d0
    temp0b = yb/2.0_r
    tempb = sum((k1 + k2)*temp0b)
    hb = result*tempb
    resultb = h*tempb
    temp1b = h*result*temp0b
    k1b = k1b + temp1b
    k2b = k2b + temp1b
    call popreal8(result)
    result0b = resultb
    resultb = 0.0d0
    call w_b(y(1), yb(1), result0b)
    tempb = 0.0d0
    temp0b = 0.0d0
    call f_b(n, t + h, tempb, y + h*k1, temp0b, k2, k2b)
    tb = tb + tempb
    hb = hb + tempb
    yb = yb + temp0b
    hb = hb + sum(k1*temp0b)
    k1b = k1b + h*temp0b
    call f_b(n, t, tb, y, yb, k1, k1b)
  end subroutine step_b
end module steps_b
