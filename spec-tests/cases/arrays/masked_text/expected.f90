! dotbar adjoint --head 'f(x,z)>(y)' in.f90
! WHERE: masks that are overwritten, nested, what is only defined under its mask, reductions that see all elements.
subroutine f_b(n, x, xb, z, zb, y, yb)
  implicit none
  integer :: n
  real(8) :: x(n), z, y(n), a(n), b(0:n), s
  real(8) :: xb(n), zb, yb(n), ab(n), bb(0:n), sb, tempb(n), temp0b(n), temp1b, temp2b(0:n), &
      temp3b(0:n)
  logical :: mask(n), mask0(n)
  ! Adjoint: sets the derivatives of x, z from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x - 0.4d0
  b(0) = x(1)
  b(1:) = x*z
  mask = a > 0
  call pushreal8array(a, size(a))
  where (mask) a = log(a)*z
  call pushbooleanarray(mask, size(mask))
  mask = a > -1.d0
  call pushreal8array(a, size(a))
  where (mask) a = a*b(:n - 1)
  call pushreal8array(b(1:), size(b(1:)))
  where (mask) b(1:) = a*sum(a)
  call pushreal8array(a, size(a))
  where (mask) a = sin(a)
  mask0 = .not. mask .and. x < 0.5d0
  call pushreal8array(a, size(a))
  where (mask0) a = x(1)*z
  call pushreal8array(b(1:), size(b(1:)))
  where (.not. mask .and. .not. mask0) b(1:) = sqrt(x)*a
  call pushreal8array(a, size(a))
  where (.not. mask .and. .not. mask0) a = 2
  call pushbooleanarray(mask0, size(mask0))
  call pushbooleanarray(mask, size(mask))
  s = sum(a)
  call pushreal8array(a, size(a))
  where (x > 0.3d0) a = a*s
  mask = x > 0.3d0 .and. a > 0.1d0
  call pushreal8array(b(1:), size(b(1:)))
  where (mask) b(1:) = b(1:)/a
  call pushreal8array(b(:n - 1), size(b(:n - 1)))
  where (x > 0.3d0 .and. .not. mask) b(:n - 1) = b(1:)*x
  call pushbooleanarray(mask, size(mask))
  y = a*b(1:) + x
  mask = y < 0
  call pushbooleanarray(mask, size(mask))
  xb = 0.0d0
  zb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  sb = 0.0d0
  call popbooleanarray(mask, size(mask))
  where (mask) yb = 0.0d0
  ab = ab + b(1:)*yb
  bb(1:) = bb(1:) + a*yb
  xb = xb + yb
  yb = 0.0d0
  call popbooleanarray(mask, size(mask))
  call popreal8array(b(:n - 1), size(b(:n - 1)))
  temp3b(:n - 1) = bb(:n - 1)
  where (x > 0.3d0 .and. .not. mask) bb(:n - 1) = 0.0d0
  where (x > 0.3d0 .and. .not. mask) bb(1:) = bb(1:) + x*temp3b(:n - 1)
  where (x > 0.3d0 .and. .not. mask) xb = xb + b(1:)*temp3b(:n - 1)
  call popreal8array(b(1:), size(b(1:)))
  temp2b(1:) = bb(1:)
  where (mask) bb(1:) = 0.0d0
  where (mask) bb(1:) = bb(1:) + (1.0d0/a)*temp2b(1:)
  where (mask) ab = ab - b(1:)*(1.0d0/a)**2*temp2b(1:)
  call popreal8array(a, size(a))
  tempb = ab
  where (x > 0.3d0) ab = 0.0d0
  where (x > 0.3d0) ab = ab + s*tempb
  sb = sb + sum(a*tempb, mask=x > 0.3d0)
  ab = ab + sb
  call popbooleanarray(mask, size(mask))
  call popbooleanarray(mask0, size(mask0))
  call popreal8array(a, size(a))
  where (.not. mask .and. .not. mask0) ab = 0.0d0
  call popreal8array(b(1:), size(b(1:)))
  where (.not. mask .and. .not. mask0) xb = xb + a*bb(1:)/(2.0d0*max(sqrt(x), sqrt(tiny(1.0d0))))
  where (.not. mask .and. .not. mask0) ab = ab + sqrt(x)*bb(1:)
  where (.not. mask .and. .not. mask0) bb(1:) = 0.0d0
  call popreal8array(a, size(a))
  temp1b = sum(ab, mask=mask0)
  xb(1) = xb(1) + z*temp1b
  zb = zb + x(1)*temp1b
  where (mask0) ab = 0.0d0
  call popreal8array(a, size(a))
  temp0b = ab
  where (mask) ab = 0.0d0
  where (mask) ab = ab + cos(a)*temp0b
  call popreal8array(b(1:), size(b(1:)))
  where (mask) ab = ab + sum(a)*bb(1:)
  ab = ab + sum(a*bb(1:), mask=mask)
  where (mask) bb(1:) = 0.0d0
  call popreal8array(a, size(a))
  tempb = ab
  where (mask) ab = 0.0d0
  where (mask) ab = ab + b(:n - 1)*tempb
  where (mask) bb(:n - 1) = bb(:n - 1) + a*tempb
  call popbooleanarray(mask, size(mask))
  call popreal8array(a, size(a))
  tempb = ab
  where (mask) ab = 0.0d0
  where (mask) ab = ab + z*tempb/a
  zb = zb + sum(log(a)*tempb, mask=mask)
  xb = xb + z*bb(1:)
  zb = zb + sum(x*bb(1:))
  bb(1:) = 0.0d0
  xb(1) = xb(1) + bb(0)
  xb = xb + ab
end subroutine f_b
