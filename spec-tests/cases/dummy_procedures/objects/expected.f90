! dotbar adjoint --head 'top(x)>(y)' in.f90
module types_b
  use types
contains
  subroutine field_b(p, pb, t, tb, y, yb, rb)
    type(params), intent(in) :: p
    real(8), intent(in) :: t, y
    type(params) :: pb
    real(8) :: tb, yb, rb
    ! Adjoint: sets the derivatives of p, t, y from those of p, t, y, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    pb%a = pb%a - y**2*rb
    yb = yb - 2.0d0*y*(p%a*rb)
    pb%b(2) = pb%b(2) + sin(t)*rb
    tb = tb + cos(t)*(p%b(2)*rb)
    rb = 0.0d0
  end subroutine field_b

  subroutine flat_b(p, pb, t, tb, y, yb, rb)
    type(params), intent(in) :: p
    real(8), intent(in) :: t, y
    type(params) :: pb
    real(8) :: tb, yb, rb
    ! Adjoint: sets the derivatives of p, t, y from those of p, t, y, r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    yb = yb - 2.0d0*y*rb
    tb = tb + cos(t)*rb
    rb = 0.0d0
  end subroutine flat_b

  subroutine change_b(p, pb, y, yb)
    type(params), intent(inout) :: p
    real(8), intent(inout) :: y
    type(params) :: pb
    real(8) :: yb
    ! Adjoint: sets the derivatives of p, y from those of p, y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    pb%b(2) = pb%b(2) + y*yb
    yb = p%b(2)*yb
    yb = yb + p%a*pb%a
    pb%b(1) = pb%b(1) + pb%a
    pb%a = y*pb%a
  end subroutine change_b

  subroutine step_b(g, g_b, u, u_b, p, pb, t, h, y, yb)
    interface
      function g(p, t, y) result(r)
        import params
        type(params), intent(in) :: p
        real(8), intent(in) :: t, y
        real(8) :: r
      end function g
    end interface
    interface
      subroutine g_b(p, p_b, t, t_b, y, y_b, r_b)
        import params
        type(params), intent(in) :: p
        real(8), intent(in) :: t, y
        type(params) :: p_b
        real(8) :: t_b, y_b
        real(8) :: r_b
      end subroutine g_b
    end interface
    interface
      subroutine u(p, y)
        import params
        type(params), intent(inout) :: p
        real(8), intent(inout) :: y
      end subroutine u
    end interface
    interface
      subroutine u_b(p, p_b, y, y_b)
        import params
        type(params), intent(inout) :: p
        real(8), intent(inout) :: y
        type(params) :: p_b
        real(8) :: y_b
      end subroutine u_b
    end interface
    type(params), intent(inout) :: p
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: y
    real(8) :: k1
    type(params) :: pb
    real(8) :: yb, k1b, k2b, resultb, tempb, temp0b
    call pushreal8(k1)
    k1 = g(p, t, y)
    call pushreal8(p%a)
    call pushreal8array(p%b, size(p%b))
    call pushinteger4(p%n)
    call pushreal8(y)
    call u(p, y)
    tempb = h*(yb/2)
    k1b = tempb
    k2b = tempb
    resultb = k2b
    k2b = 0.0d0
    tempb = 0.0d0
    temp0b = 0.0d0
    call g_b(p, pb, t + h, tempb, y + h*k1, temp0b, resultb)
    yb = yb + temp0b
    k1b = k1b + h*temp0b
    call lookreal8(y)
    call lookinteger4(p%n)
    call lookreal8array(p%b, size(p%b))
    call lookreal8(p%a)
    call u_b(p, pb, y, yb)
    call popreal8(y)
    call popinteger4(p%n)
    call popreal8array(p%b, size(p%b))
    call popreal8(p%a)
    call popreal8(k1)
    resultb = k1b
    k1b = 0.0d0
    tempb = 0.0d0
    call g_b(p, pb, t, tempb, y, yb, resultb)
  end subroutine step_b
end module types_b

subroutine top_b(x, xb, y, yb)
  use types
  use types_b, only: step_b, field_b, change_b, flat_b
  real(8) :: x(3), y
  type(params) :: q
  real(8) :: xb(3), yb, tempb
  type(params) :: qb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  q%a = x(1)
  q%b = x(2)*x(1)
  q%n = 2
  y = x(3)
  call pushreal8(y)
  call pushreal8(q%a)
  call pushreal8array(q%b, size(q%b))
  call pushinteger4(q%n)
  call step(field, change, q, 0.1d0, 0.2d0, y)
  xb = 0.0d0
  qb%a = 0.0d0
  qb%b = 0.0d0
  call step_b(flat, flat_b, change, change_b, q, qb, 0.1d0, 0.2d0, y, yb)
  call popinteger4(q%n)
  call popreal8array(q%b, size(q%b))
  call popreal8(q%a)
  call popreal8(y)
  call step_b(field, field_b, change, change_b, q, qb, 0.1d0, 0.2d0, y, yb)
  xb(3) = xb(3) + yb
  yb = 0.0d0
  tempb = sum(qb%b)
  xb(2) = xb(2) + x(1)*tempb
  xb(1) = xb(1) + x(2)*tempb
  qb%b = 0.0d0
  xb(1) = xb(1) + qb%a
  qb%a = 0.0d0
end subroutine top_b
