! dotbar adjoint --head 'f(x)>(y)' in.f90
! EXIT from a BLOCK around an ASSOCIATE whose name stands for a value, and which is taken apart after the BLOCK.
subroutine f_b(n, x, xb, y, yb)
  integer :: n, i
  real*8 :: x(n), y
  real*8 :: t
  real(8) :: v0
  real*8 :: t0
  real*8 :: xb(n), yb, tb, t0b
  real(8) :: v0b
  integer :: jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0
  do i = 1, n
    jump = 0
    outer: if (.true.) then
      call pushreal8(t)
      t = x(i)
      call pushreal8(v0)
      v0 = x(i)*y
      under: if (.true.) then
        call pushreal8(t0)
        t0 = x(mod(i, n) + 1)*x(mod(i, n) + 1)
        if (t0 > 0.5d0) then
          jump = 1
          exit outer
        end if
        call pushreal8(y)
        y = y + t0*v0
        if (y > 1.0d0) then
          jump = 2
          exit under
        end if
        call pushreal8(x(mod(i, n) + 1))
        x(mod(i, n) + 1) = x(mod(i, n) + 1) + t0
        y = y + v0
        if (i == 3) then
          jump = 3
          exit outer
        end if
      end if under
      call pushcontrol2b(jump)
      jump = 0
      call pushreal8(y)
      y = y*t + x(i)
    end if outer
    call pushcontrol2b(jump)
    call pushreal8(y)
    y = y + 0.5d0*x(1)
  end do
  xb = 0.0d0
  tb = 0.0d0
  v0b = 0.0d0
  t0b = 0.0d0
  do i = n, 1, -1
    call popreal8(y)
    xb(1) = xb(1) + 0.5d0*yb
    call popcontrol2b(jump)
    if (jump /= 1 .and. jump /= 3) then
      call popreal8(y)
      tb = y*yb
      xb(i) = xb(i) + yb
      yb = t*yb
      call popcontrol2b(jump)
    end if
    if (jump /= 1) then
      if (jump /= 2) then
        v0b = yb
        call popreal8(x(mod(i, n) + 1))
        t0b = xb(mod(i, n) + 1)
      end if
      call popreal8(y)
      t0b = t0b + v0*yb
      v0b = v0b + t0*yb
    end if
    call popreal8(t0)
    xb(mod(i, n) + 1) = xb(mod(i, n) + 1) + 2.0d0*x(mod(i, n) + 1)*t0b
    t0b = 0.0d0
    call popreal8(v0)
    xb(i) = xb(i) + y*v0b
    yb = yb + x(i)*v0b
    v0b = 0.0d0
    call popreal8(t)
    xb(i) = xb(i) + tb
    tb = 0.0d0
  end do
  yb = 0.0d0
end subroutine f_b
