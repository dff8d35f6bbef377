! dotbar adjoint --head 'f(y,w)/(x)' in.f90
! PACK with a mask by its name, and with one for all elements.
subroutine f_b(x, xb, y, yb, w, wb, z)
  implicit none
  real*8 :: x(2, 3), y(6), w(2), z
  logical :: l
  real*8 :: xb(2, 3), yb(6), wb(2)
  ! Adjoint: sets the derivatives of x from those of y, w, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 1
  l = x(1, 1) > 0
  call pushreal8array(w, size(w))
  w = w*sum(pack(sin(x), l))
  xb = 0.0d0
  xb = xb + unpack(spread(w(1)*wb(1), 1, size(pack(x, mask=x > 0.4d0), 1)), x > 0.4d0, 0.0d0)
  wb(1) = sum(pack(x, mask=x > 0.4d0))*wb(1)
  call popreal8array(w, size(w))
  xb = xb + cos(x)*reshape(spread(sum(w*wb), 1, size(pack(sin(x), l), 1)), shape(x), [0.0d0])
  wb = 0.0d0
  wb = 0.0d0
  xb = xb + 2.0d0*x*reshape(yb, shape(x), [0.0d0])
  yb = 0.0d0
end subroutine f_b
