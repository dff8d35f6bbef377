! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer :: n
  real*8 :: x(n), y(n), a(n), b(0:n), s
  real*8 :: xb(n), yb(n), ab(n), bb(0:n), sb, tempb(n), temp0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x
  b(1:n) = 2.9*a + x(1)
  b(0) = x(2)
  a(:) = 2.9*a(:) + x(2)
  call pushreal8array(a(2:n), size(a(2:n)))
  a(2:n) = a(1:n - 1)*sin(a(2:n)) + b(0)
  call pushreal8array(b(0:n:2), size(b(0:n:2)))
  b(0:n:2) = b(0:n:2)**2
  call pushreal8array(a(1:2), size(a(1:2)))
  a(1:2) = abs(a(1:2)) + max(a(2:3), x(1:2), 0.3d0)
  s = sum(a*b(1:n))
  xb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  ab = ab + s*yb
  sb = sum(a*yb)
  bb(0:n - 1) = bb(0:n - 1) + exp(x(n)/s)*yb
  temp0b = exp(x(n)/s)*sum(b(0:n - 1)*yb)
  xb(n) = xb(n) + (1.0d0/s)*temp0b
  sb = sb - x(n)*(1.0d0/s)**2*temp0b
  yb = 0.0d0
  ab = ab + b(1:n)*sb
  bb(1:n) = bb(1:n) + a*sb
  call popreal8array(a(1:2), size(a(1:2)))
  tempb(1:2) = ab(1:2)
  ab(1:2) = merge(1.0d0, -1.0d0, a(1:2) >= 0.0d0)*tempb(1:2)
  where (a(2:3) >= max(x(1:2), 0.3d0)) ab(2:3) = ab(2:3) + tempb(1:2)
  where (x(1:2) >= 0.3d0 .and. .not. a(2:3) >= max(x(1:2), 0.3d0)) xb(1:2) = xb(1:2) + tempb(1:2)
  call popreal8array(b(0:n:2), size(b(0:n:2)))
  bb(0:n:2) = 2.0d0*b(0:n:2)*bb(0:n:2)
  call popreal8array(a(2:n), size(a(2:n)))
  tempb(2:n) = ab(2:n)
  ab(2:n) = 0.0d0
  ab(1:n - 1) = ab(1:n - 1) + sin(a(2:n))*tempb(2:n)
  ab(2:n) = ab(2:n) + cos(a(2:n))*(a(1:n - 1)*tempb(2:n))
  bb(0) = bb(0) + sum(tempb(2:n))
  xb(2) = xb(2) + sum(ab(:))
  ab(:) = 2.9*ab(:)
  xb(2) = xb(2) + bb(0)
  bb(0) = 0.0d0
  ab = ab + 2.9*bb(1:n)
  xb(1) = xb(1) + sum(bb(1:n))
  xb = xb + ab
end subroutine f_b
