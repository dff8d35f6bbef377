! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine step_b(g, g_b, a, ab, b, bb, c, cb)
    external g, g_b
    real(8) :: a(3), b, c, y, w
    integer :: i
    real(8) :: w0
    real(8) :: ab(3), bb, cb, yb, wb, w0b, tempb
    y = sin(a(1))
    i = 2
    w0 = a(2)*b
    call pushinteger4(i)
    call pushreal8(w0)
    call pushreal8(c)
    call g(a(i)*w0, i, w0, c)
    call pushreal8(y)
    y = y*w0 + a(i)
    call pushreal8(c)
    call pushinteger4(i)
    call pushreal8(w0)
    call g(a(i)*w0, i, w0, c)
    call pushreal8(c)
    c = c + y*a(i)*w0
    w = a(3)
    call pushreal8(w)
    call pushinteger4(i)
    wb = 0.0d0
    tempb = 0.0d0
    call g_b(a(i)*w, tempb, i, w, wb, c, cb)
    call popinteger4(i)
    call popreal8(w)
    ab(i) = ab(i) + w*tempb
    wb = wb + a(i)*tempb
    ab(3) = ab(3) + wb
    call popreal8(c)
    tempb = w0*cb
    yb = a(i)*tempb
    ab(i) = ab(i) + y*tempb
    w0b = y*a(i)*cb
    call lookreal8(w0)
    call lookinteger4(i)
    call lookreal8(c)
    tempb = 0.0d0
    call g_b(a(i)*w0, tempb, i, w0, w0b, c, cb)
    call popreal8(w0)
    call popinteger4(i)
    call popreal8(c)
    ab(i) = ab(i) + w0*tempb
    w0b = w0b + a(i)*tempb
    call popreal8(y)
    w0b = w0b + y*yb
    ab(i) = ab(i) + yb
    yb = w0*yb
    call popreal8(c)
    call lookreal8(w0)
    call lookinteger4(i)
    tempb = 0.0d0
    call g_b(a(i)*w0, tempb, i, w0, w0b, c, cb)
    call popreal8(w0)
    call popinteger4(i)
    ab(i) = ab(i) + w0*tempb
    w0b = w0b + a(i)*tempb
    ab(2) = ab(2) + b*w0b
    bb = bb + a(2)*w0b
    ab(1) = ab(1) + cos(a(1))*yb
  end subroutine step_b

  subroutine f_b(a, ab, i, w, wb, c, cb)
    real(8) :: a, w, c
    integer :: i
    real(8) :: ab, wb, cb
    ! Adjoint: sets the derivatives of a, w, c from those of a, w, c, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    w = a*sin(c)
    call pushreal8(w)
    w = w*w
    wb = wb + cos(w)*cb
    wb = wb - sin(w)*(w*cb)
    cb = 0.0d0
    call popreal8(w)
    wb = 2.0d0*w*wb
    ab = ab + sin(c)*wb
    cb = cb + cos(c)*(a*wb)
    wb = 0.0d0
  end subroutine f_b
end module m_b

subroutine top_b(x, xb, y, yb)
  use m
  use m_b, only: step_b, f_b
  real(8) :: x(3), y
  real(8) :: xb(3), yb
  double precision :: tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(3)
  xb = 0.0d0
  tempb = 0.0d0
  call step_b(f, f_b, x, xb, 0.3d0*x(2), tempb, y, yb)
  xb(2) = xb(2) + 0.3d0*tempb
  xb(3) = xb(3) + yb
  yb = 0.0d0
end subroutine top_b
