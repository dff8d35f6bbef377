! dotbar adjoint --rules examples/snapshot --head 'twice(x,y)>(z)' in.f90
subroutine step_b(a, ab, b, bb, t, tb)
  real*8 :: a, b, t
  real*8 :: ab, bb, tb
  call pushreal8(b)
  b = b*sin(a)
  t = a*b
  tb = tb + a*ab
  ab = t*ab
  ab = ab + b*tb
  bb = bb + a*tb
  tb = 0.0d0
  call popreal8(b)
  ab = ab + cos(a)*(b*bb)
  bb = sin(a)*bb
end subroutine step_b

subroutine twice_b(x, xb, y, yb, z, zb)
  real*8 :: x, y, z, t
  real*8 :: xb, yb, zb, tb
  ! Adjoint: sets the derivatives of x, y from those of z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x*y
  z = t*x
  call pushreal8(t)
  call pushreal8(x)
  call pushreal8(y)
  call step(x, y, t)
  z = z + x*t
  call pushreal8(t)
  call pushreal8(x)
  call pushreal8(y)
  call step(y, x, t)
  yb = 0.0d0
  xb = z*zb
  tb = zb
  zb = x*zb
  call popreal8(y)
  call lookreal8(x)
  call step_b(y, yb, x, xb, t, tb)
  call popreal8(x)
  call popreal8(t)
  xb = xb + t*zb
  tb = tb + x*zb
  call lookreal8(y)
  call lookreal8(x)
  call step_b(x, xb, y, yb, t, tb)
  call popreal8(y)
  call popreal8(x)
  call popreal8(t)
  tb = tb + x*zb
  xb = xb + t*zb
  zb = 0.0d0
  xb = xb + y*tb
  yb = yb + x*tb
end subroutine twice_b
