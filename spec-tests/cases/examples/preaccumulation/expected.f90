! dotbar adjoint --rules examples/preaccumulation --head 'smooth(x)>(z)' in.f90
subroutine smooth_b(x, xb, n, z, zb)
  integer :: n, i
  real*8 :: x(n), z, t
  real*8 :: xb(n), zb, tb, tempb, temp0b, partial, partial0, partial1
  integer(1) :: branch(2:n)
  ! Adjoint: sets the derivatives of x from those of z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = x(1)
  z = 0.0d0
  do i = 2, n
    partial = x(i)
    partial0 = t
    partial1 = cos(t)
    call pushreal8(partial)
    call pushreal8(partial0)
    call pushreal8(partial1)
    t = t*x(i) + sin(t)
    if (t > 1.5d0) then
      call pushreal8(t)
      t = max(t, x(i))/2.0d0
      branch(i) = 0
    else
      branch(i) = 1
    end if
    partial = x(i - 1)
    partial0 = x(i)
    call pushreal8(partial)
    call pushreal8(partial0)
    z = z + 3.0d0*t - x(i)*x(i - 1)
  end do
  xb = 0.0d0
  tb = 0.0d0
  do i = n, 2, -1
    call popreal8(partial0)
    call popreal8(partial)
    tempb = zb
    zb = 0.0d0
    zb = zb + tempb
    tb = tb + 3.0d0*tempb
    xb(i) = xb(i) - partial*tempb
    xb(i - 1) = xb(i - 1) - partial0*tempb
    if (branch(i) == 0) then
      call popreal8(t)
      temp0b = tb
      tb = 0.0d0
      if (t >= x(i)) then
        tb = tb + temp0b/2.0d0
      else
        xb(i) = xb(i) + temp0b/2.0d0
      end if
    end if
    call popreal8(partial1)
    call popreal8(partial0)
    call popreal8(partial)
    tempb = tb
    tb = 0.0d0
    tb = tb + partial*tempb
    xb(i) = xb(i) + partial0*tempb
    tb = tb + partial1*tempb
  end do
  zb = 0.0d0
  tempb = tb
  xb(1) = xb(1) + tempb
end subroutine smooth_b
