! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine step_b(g, g_b, t, tb, y, yb)
    interface
      function g(t, n, y) result(r)
        real(8), intent(in) :: t
        integer, optional :: n
        real(8), intent(in), optional :: y
        real(8) :: r
      end function g
    end interface
    interface
      subroutine g_b(t, t_b, n, y, y_b, r_b)
        real(8), intent(in) :: t
        integer, optional :: n
        real(8), intent(in), optional :: y
        real(8) :: t_b
        real(8), optional :: y_b
        real(8) :: r_b
      end subroutine g_b
    end interface
    real(8) :: t, y
    real(8) :: result
    real(8) :: tb, yb, resultb, result0b, result1b, result2b
    integer :: value
    call pushreal8(result)
    call pushreal8(t)
    call pushreal8(y)
    result = g(t=t, y=y)
    result1b = yb
    result2b = result1b
    result1b = 0.0d0
    value = 1
    call g_b(t, tb, value, r_b=result2b)
    result0b = yb
    result2b = result0b
    result0b = 0.0d0
    call g_b(t, tb, r_b=result2b)
    resultb = yb
    call popreal8(y)
    call popreal8(t)
    call popreal8(result)
    result2b = resultb
    resultb = 0.0d0
    call g_b(t=t, t_b=tb, y=y, y_b=yb, r_b=result2b)
  end subroutine step_b

  subroutine f3_b(t, tb, n, y, yb, rb)
    real(8), intent(in) :: t
    integer, optional :: n
    real(8), intent(in), optional :: y
    real(8) :: r
    real(8) :: tb, rb
    real(8), optional :: yb
    integer :: branch
    ! Adjoint: sets the derivatives of t, y from those of t, y, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    r = t*sin(t)
    if (present(y)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(n)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      tb = tb + n*rb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      yb = yb + r*rb
      rb = y*rb
    end if
    tb = tb + sin(t)*rb
    tb = tb + cos(t)*(t*rb)
    rb = 0.0d0
  end subroutine f3_b
end module m_b

subroutine top_b(x, xb, y, yb)
  use m
  use m_b, only: step_b, f3_b
  real(8) :: x(3), y
  real(8) :: xb(3), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(3)
  xb = 0.0d0
  call step_b(f3, f3_b, x(1), xb(1), y, yb)
  xb(3) = xb(3) + yb
  yb = 0.0d0
end subroutine top_b
