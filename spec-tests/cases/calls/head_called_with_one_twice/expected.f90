! dotbar adjoint --no-activity --head 'top(x)>(y)' --head 's(p)>(r)' in.f90
! s is a head and is called with one variable for two formals, those of w are not even read: it may not set the derivative of either to
! zero, which would write what the other one stands for; its callers do.
subroutine top_b(x, xb, y, yb)
  real(8) :: x, y, v(2), w(3)
  integer :: i
  real(8) :: xb, yb, vb(2), wb(3), tempb(2), temp0b(2), temp1b(3), temp2b(3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  v = 2.0d0
  i = 1
  call s(x, v, v, w(1), w(i), y)
  vb = 0.0d0
  wb = 0.0d0
  xb = y*yb
  yb = x*yb
  tempb = 0.0d0
  temp0b = 0.0d0
  temp1b = 0.0d0
  temp2b = 0.0d0
  call s_b(x, xb, v, tempb, v, temp0b, w(1), temp1b(1), w(i), temp2b(i), y, yb)
  vb = vb + tempb
  vb = vb + temp0b
  wb = wb + temp1b
  wb = wb + temp2b
end subroutine top_b

subroutine s_b(p, pb, e, eb, f, fb, g, gb, h, hb, r, rb)
  real(8) :: p, e(2), f(2), g(2), h(2), r
  real(8) :: pb, eb(2), fb(2), gb(2), hb(2), rb
  ! Adjoint: sets the derivatives of p from those of r, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! It is called by differentiated code, too: the caller also sets the derivatives of p (to zero, when nothing is added).
  eb = 0.0d0
  fb = 0.0d0
  gb = 0.0d0
  hb = 0.0d0
  pb = pb + e(1)*rb
  eb(1) = eb(1) + p*rb
  fb(2) = fb(2) + rb
  rb = 0.0d0
end subroutine s_b
