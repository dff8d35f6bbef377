! dotbar adjoint --head 'top(x)>(y)' --head 'step(p,q,y)>(y)' in.f90
module work_b
  use work
contains
  subroutine step_b(g, g_b, u, u_b, v, v_b, w, w_b, p, pb, q, qb, t, h, y, yb)
    interface
      function g(p, t, y) result(r)
        use types, only: stuff => params
        type(stuff), intent(in) :: p
        real(8), intent(in) :: t, y
        real(8) :: r
      end function g
      subroutine u(p, y, more)
        use types
        type(longer), intent(inout) :: p
        real(8), intent(inout) :: y
        type(params), intent(in), optional :: more
      end subroutine u
      subroutine v(ps, y)
        import pars
        type(pars), intent(in) :: ps(:)
        real(8), intent(inout) :: y
      end subroutine v
      subroutine w(p)
        import pars
        type(pars), intent(out) :: p
      end subroutine w
    end interface
    interface
      subroutine g_b(p, p_b, t, t_b, y, y_b, r_b)
        use types, only: stuff => params
        type(stuff), intent(in) :: p
        real(8), intent(in) :: t, y
        type(stuff) :: p_b
        real(8) :: t_b, y_b
        real(8) :: r_b
      end subroutine g_b
      subroutine u_b(p, p_b, y, y_b, more, more_b)
        use types
        type(longer), intent(inout) :: p
        real(8), intent(inout) :: y
        type(params), intent(in), optional :: more
        type(longer) :: p_b
        real(8) :: y_b
        type(params), optional :: more_b
      end subroutine u_b
      subroutine v_b(ps, ps_b, y, y_b)
        import pars
        type(pars), intent(in) :: ps(:)
        real(8), intent(inout) :: y
        type(pars) :: ps_b(:)
        real(8) :: y_b
      end subroutine v_b
      subroutine w_b(p, p_b)
        import pars
        type(pars), intent(inout) :: p
        type(pars) :: p_b
      end subroutine w_b
    end interface
    type(pars), intent(inout) :: p(2)
    type(longer), intent(inout) :: q
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: y
    type(pars) :: fixed
    real(8) :: k1, k2
    real(8) :: result, result0
    type(pars) :: pb(2), tempb
    type(longer) :: qb
    real(8) :: yb, k1b, k2b, resultb, result0b, result1b, temp0b, temp1b
    integer :: i
    ! Adjoint: sets the derivatives of p, q, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    ! g_b is the derivative of g with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! g has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    ! u_b is the derivative of u with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! u has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    ! v_b is the derivative of v with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! v has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    ! w_b is the derivative of w with respect to all its real arguments, and its objects that hold real values, as of a head that names them all.
    ! w has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
    call pushreal8(k1)
    k1 = g(fixed, t, y)
    call pushreal8(y)
    call pushreal8(q%a)
    call pushreal8array(q%b, size(q%b))
    call pushinteger4(q%n)
    call pushreal8(q%i%c)
    call pushboolean(q%i%on)
    call pushreal8(q%z)
    call u(q, y)
    call pushreal8(k2)
    k2 = g(p(1), t + h, y + h*k1)
    call pushreal8(y)
    y = y + h*(k1 + k2)/2
    call pushreal8(q%a)
    call pushreal8array(q%b, size(q%b))
    call pushinteger4(q%n)
    call pushreal8(q%i%c)
    call pushboolean(q%i%on)
    call pushreal8(q%z)
    call pushreal8(y)
    call u(q, y, p(2))
    call pushreal8(y)
    call v(p, y)
    call pushreal8(result)
    result = g(p(1), t, y)
    call pushreal8(y)
    y = y + result
    call pushreal8array(p%a, size(p%a))
    call pushreal8array(p%b(1), size(p%b(1)))
    call pushreal8array(p%b(2), size(p%b(2)))
    call pushinteger4array(p%n, size(p%n))
    call pushreal8array(p%i%c, size(p%i%c))
    call pushbooleanarray(p%i%on, size(p%i%on))
    call w(p(2))
    call pushreal8(result0)
    result0 = g(p(2), t, y)
    call pushreal8(y)
    y = y*p(2)%a + result0
    do i = 1, size(p, 1)
      pb(i)%a = 0.0d0
      pb(i)%b = 0.0d0
      pb(i)%i%c = 0.0d0
    end do
    qb%a = 0.0d0
    qb%b = 0.0d0
    qb%i%c = 0.0d0
    qb%z = 0.0d0
    call v_b(p(2:1:-1), pb(2:1:-1), y, yb)
    call popreal8(y)
    pb(2)%a = pb(2)%a + y*yb
    result0b = yb
    yb = p(2)%a*yb
    call popreal8(result0)
    result1b = result0b
    result0b = 0.0d0
    temp0b = 0.0d0
    call g_b(p(2), pb(2), t, temp0b, y, yb, result1b)
    call lookbooleanarray(p%i%on, size(p%i%on))
    call lookreal8array(p%i%c, size(p%i%c))
    call lookinteger4array(p%n, size(p%n))
    call lookreal8array(p%b(2), size(p%b(2)))
    call lookreal8array(p%b(1), size(p%b(1)))
    call lookreal8array(p%a, size(p%a))
    call w_b(p(2), pb(2))
    call popbooleanarray(p%i%on, size(p%i%on))
    call popreal8array(p%i%c, size(p%i%c))
    call popinteger4array(p%n, size(p%n))
    call popreal8array(p%b(2), size(p%b(2)))
    call popreal8array(p%b(1), size(p%b(1)))
    call popreal8array(p%a, size(p%a))
    call popreal8(y)
    resultb = yb
    call popreal8(result)
    result1b = resultb
    resultb = 0.0d0
    temp0b = 0.0d0
    call g_b(p(1), pb(1), t, temp0b, y, yb, result1b)
    call lookreal8(y)
    call v_b(p, pb, y, yb)
    call popreal8(y)
    call popreal8(y)
    call lookreal8(q%z)
    call lookboolean(q%i%on)
    call lookreal8(q%i%c)
    call lookinteger4(q%n)
    call lookreal8array(q%b, size(q%b))
    call lookreal8(q%a)
    call u_b(q, qb, y, yb, p(2), pb(2))
    call popreal8(q%z)
    call popboolean(q%i%on)
    call popreal8(q%i%c)
    call popinteger4(q%n)
    call popreal8array(q%b, size(q%b))
    call popreal8(q%a)
    call popreal8(y)
    temp0b = h*(yb/2)
    k1b = temp0b
    k2b = temp0b
    call popreal8(k2)
    result1b = k2b
    k2b = 0.0d0
    temp0b = 0.0d0
    temp1b = 0.0d0
    call g_b(p(1), pb(1), t + h, temp0b, y + h*k1, temp1b, result1b)
    yb = yb + temp1b
    k1b = k1b + h*temp1b
    call popreal8(q%z)
    call popboolean(q%i%on)
    call popreal8(q%i%c)
    call popinteger4(q%n)
    call popreal8array(q%b, size(q%b))
    call popreal8(q%a)
    call lookreal8(y)
    call u_b(q, qb, y, yb)
    call popreal8(y)
    call popreal8(k1)
    result1b = k1b
    k1b = 0.0d0
    tempb%a = 0.0d0
    tempb%b = 0.0d0
    tempb%i%c = 0.0d0
    temp0b = 0.0d0
    call g_b(fixed, tempb, t, temp0b, y, yb, result1b)
  end subroutine step_b
end module work_b

module fields_b
  use fields
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
    pb%i%c = pb%i%c + p%n*rb
    rb = 0.0d0
  end subroutine field_b

  subroutine change_b(p, pb, y, yb, more, moreb)
    type(longer), intent(inout) :: p
    real(8), intent(inout) :: y
    type(params), intent(in), optional :: more
    type(longer) :: pb
    real(8) :: yb
    type(params), optional :: moreb
    integer :: branch
    ! Adjoint: sets the derivatives of p, y, more from those of p, y, more, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    if (present(more)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      moreb%i%c = moreb%i%c + more%a*yb
      moreb%a = moreb%a + more%i%c*yb
    end if
    pb%b(2) = pb%b(2) + y*yb
    yb = p%b(2)*yb
    yb = yb + p%a*pb%a
    pb%b(1) = pb%b(1) + p%z*pb%a
    pb%z = pb%z + p%b(1)*pb%a
    pb%a = y*pb%a
  end subroutine change_b

  subroutine all_b(p, pb, y, yb)
    type(params), intent(in) :: p(:)
    real(8), intent(inout) :: y
    integer :: k
    type(params) :: pb(:)
    real(8) :: yb, tempb
    ! Adjoint: sets the derivatives of p, y from those of p, y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do k = size(p), 1, -1
      tempb = -k*(sin(p(k)%a*p(k)%b(1)*k)*yb)
      pb(k)%a = pb(k)%a + p(k)%b(1)*tempb
      pb(k)%b(1) = pb(k)%b(1) + p(k)%a*tempb
    end do
  end subroutine all_b

  subroutine start_b(p, pb)
    type(params), intent(inout) :: p
    type(params) :: pb
    ! Adjoint: sets the derivatives of p from those of p, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    pb%a = 0.0d0
    pb%i%c = 0.0d0
    pb%b = 0.0d0
  end subroutine start_b
end module fields_b

subroutine top_b(x, xb, y, yb)
  use work
  use fields
  use work_b, only: step_b
  use fields_b, only: field_b, change_b, all_b, start_b
  real(8) :: x(3), y
  type(longer) :: q
  type(params) :: p(2)
  real(8) :: xb(3), yb, tempb
  type(longer) :: qb
  type(params) :: pb(2)
  integer :: i
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  q%a = x(1)
  q%z = x(2)
  q%b = x(2)*x(1)
  q%n = 2
  p(1)%a = x(3)*x(2)
  p(2)%i%c = x(2)
  p(2) = p(1)
  p(2)%b = x(1:2)
  y = x(3)
  xb = 0.0d0
  qb%a = 0.0d0
  qb%b = 0.0d0
  qb%i%c = 0.0d0
  qb%z = 0.0d0
  do i = 1, size(p, 1)
    pb(i)%a = 0.0d0
    pb(i)%b = 0.0d0
    pb(i)%i%c = 0.0d0
  end do
  call step_b(field, field_b, change, change_b, all, all_b, start, start_b, p, pb, q, qb, 0.1d0, &
      0.2d0, y, yb)
  xb(3) = xb(3) + yb
  yb = 0.0d0
  xb(1:2) = xb(1:2) + pb(2)%b
  pb(2)%b = 0.0d0
  pb(1)%a = pb(1)%a + pb(2)%a
  pb(2)%a = 0.0d0
  pb(2)%b = 0.0d0
  pb(1)%i%c = pb(1)%i%c + pb(2)%i%c
  pb(2)%i%c = 0.0d0
  xb(2) = xb(2) + pb(2)%i%c
  pb(2)%i%c = 0.0d0
  xb(3) = xb(3) + x(2)*pb(1)%a
  xb(2) = xb(2) + x(3)*pb(1)%a
  pb(1)%a = 0.0d0
  tempb = sum(qb%b)
  xb(2) = xb(2) + x(1)*tempb
  xb(1) = xb(1) + x(2)*tempb
  qb%b = 0.0d0
  xb(2) = xb(2) + qb%z
  qb%z = 0.0d0
  xb(1) = xb(1) + qb%a
  qb%a = 0.0d0
end subroutine top_b
