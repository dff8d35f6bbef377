! dotbar adjoint --head 'sel(y)/(x)' in.f90
subroutine sel_b(n, k, x, xb, y, yb)
  integer :: n, k(n), i
  real(8) :: x(n), y, t
  real(8) :: xb(n), yb, tb
  integer :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0d0
  t = 1d0
  do i = 1, n
    select case (k(i))
    case (:0)
      call pushreal8(t)
      t = t*x(i)
      call pushcontrol2b(0)
    case (1, 3:4)
      call pushinteger4(k(i))
      k(i) = 7
      y = y + sin(t)*x(i)
      call pushcontrol2b(1)
    case default
      call pushreal8(t)
      t = x(i)*x(i)
      call pushreal8(y)
      y = y*t
      call pushcontrol2b(2)
    case (2)
      call pushcontrol2b(3)
    end select
    select case (k(i))
    case (7)
      call pushreal8(t)
      t = t*cos(x(i))
      call pushcontrol2b(0)
    case (8)
      call pushinteger4(k(i))
      k(i) = 3
      call pushcontrol2b(1)
    case default
      call pushcontrol2b(2)
    end select
    call pushreal8(x(i))
    x(i) = x(i)*t
    select case (k(i))
    case (7)
      call pushinteger4(k(i))
      k(i) = 2
      call pushcontrol1b(0)
    case default
      call pushcontrol1b(1)
    end select
    y = y + x(max(k(i), 1))
  end do
  xb = 0.0d0
  tb = 0.0d0
  do i = n, 1, -1
    xb(max(k(i), 1)) = xb(max(k(i), 1)) + yb
    call popcontrol1b(branch)
    if (branch == 0) then
      call popinteger4(k(i))
    end if
    call popreal8(x(i))
    tb = tb + x(i)*xb(i)
    xb(i) = t*xb(i)
    call popcontrol2b(branch)
    select case (branch)
    case (0)
      call popreal8(t)
      xb(i) = xb(i) - sin(x(i))*(t*tb)
      tb = cos(x(i))*tb
    case (1)
      call popinteger4(k(i))
    end select
    call popcontrol2b(branch)
    select case (branch)
    case (0)
      call popreal8(t)
      xb(i) = xb(i) + t*tb
      tb = x(i)*tb
    case (1)
      tb = tb + cos(t)*(x(i)*yb)
      xb(i) = xb(i) + sin(t)*yb
      call popinteger4(k(i))
    case (2)
      call popreal8(y)
      tb = tb + y*yb
      yb = t*yb
      call popreal8(t)
      xb(i) = xb(i) + 2.0d0*x(i)*tb
      tb = 0.0d0
    end select
  end do
  yb = 0.0d0
end subroutine sel_b
