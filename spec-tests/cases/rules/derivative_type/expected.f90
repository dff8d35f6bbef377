! dotbar adjoint --head 's(x)>(y)' --rules ./wide.rules in.f90
subroutine s_b(n, x, xb, y, yb)
  integer :: n
  real(4) :: x(n), y, t(3), u
  common /block/ u
  common /block_b/ ub
  double precision :: xb(n), yb, tb(3), ub
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t(1) = x(1)*x(2)
  u = sin(t(1))
  call pushreal4(u)
  call twice(x, u)
  xb = 0.0d0
  tb = 0.0d0
  ub = 0.0d0
  ub = ub + t(1)*yb
  tb(1) = tb(1) + u*yb
  yb = 0.0d0
  call popreal4(u)
  call twice_b(x, xb, u, ub)
  tb(1) = tb(1) + cos(t(1))*ub
  ub = 0.0d0
  xb(1) = xb(1) + x(2)*tb(1)
  xb(2) = xb(2) + x(1)*tb(1)
end subroutine s_b

subroutine twice_b(a, ab, b, bb)
  real(4) :: a(*), b, c
  double precision :: ab(*), bb, cb
  c = a(1)
  cb = b*bb
  bb = c*bb
  ab(1) = ab(1) + cb
end subroutine twice_b
