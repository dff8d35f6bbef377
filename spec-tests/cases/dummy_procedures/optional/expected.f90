! dotbar adjoint --head 'top2(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine own_b(t, tb, rb)
    real(8), intent(in) :: t
    real(8) :: tb, rb
    tb = tb + 2.0d0*t*rb
    rb = 0.0d0
  end subroutine own_b

  subroutine other_b(t, tb, rb)
    real(8), intent(in) :: t
    real(8) :: tb, rb
    ! Adjoint: sets the derivatives of t from those of t, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    tb = tb + cos(t)*rb
    rb = 0.0d0
  end subroutine other_b

  subroutine rot_b(x, xb, f, f_b, rb)
    real(8), intent(in) :: x
    interface
      function f(t) result(v)
        real(8), intent(in) :: t
        real(8) :: v
      end function f
    end interface
    interface
      subroutine f_b(t, t_b, v_b)
        real(8), intent(in) :: t
        real(8) :: t_b
        real(8) :: v_b
      end subroutine f_b
    end interface
    optional :: f
    optional :: f_b
    real(8) :: result0
    real(8) :: xb, rb(2), resultb, result0b, result1b, tempb
    integer :: branch
    if (present(f)) then
      call pushcontrol1b(0)
    else
      result0 = own(x)
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      resultb = sum(rb)
      rb = 0.0d0
      result1b = resultb
      resultb = 0.0d0
      call f_b(x, xb, result1b)
    else
      tempb = sum(rb)
      result0b = x*tempb
      xb = xb + result0*tempb
      rb = 0.0d0
      result1b = result0b
      result0b = 0.0d0
      call own_b(x, xb, result1b)
    end if
  end subroutine rot_b

  subroutine top2_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: result(2), result0(2)
    real(8) :: xb, yb, resultb(2), result0b(2), result1b(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    result = rot(x)
    result0 = rot(x, other)
    xb = 0.0d0
    resultb = 0.0d0
    result0b = 0.0d0
    resultb = resultb + sum(result0)*yb
    result0b = result0b + sum(result)*yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    call rot_b(x, xb, other, other_b, result1b)
    result1b = resultb
    resultb = 0.0d0
    call rot_b(x, xb, rb=result1b)
  end subroutine top2_b
end module m_b
