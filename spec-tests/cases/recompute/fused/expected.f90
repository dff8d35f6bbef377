! dotbar adjoint --head 'fused(x,w)>(y,z,s)' in.f90
! Loops whose trips do not depend on each other, and whose results nobody needs: each trip runs forward where it runs backward. What it
! reads then is kept where it is overwritten behind the loop (x), what it overwrites then is given back (t).
subroutine fused_b(n, x, xb, w, wb, y, yb, z, zb, s, sb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w
  real(8), intent(inout) :: y(n), z, s(n, n)
  real(8) :: t, u
  integer :: i, j, k
  real(8) :: xb(n), wb, yb(n), zb, sb(n, n), tb, ub
  integer :: branch, branch0
  ! Adjoint: sets the derivatives of x, w from those of y, z, s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  t = sin(w)
  do j = 1, n
    ! a nest with a sum inside, and a choice
    call pushreal8(t)
  end do
  do i = n, 1, -1
    call pushreal8(t)
    t = 0.7d0*x(i)
    call pushreal8(t)
    t = t*x(i)
  end do
  call pushreal8(x(2))
  x(2) = 0.5d0*w
  xb = 0.0d0
  xb(2) = xb(2) + 2.0d0*x(2)*zb
  call popreal8(x(2))
  wb = 0.5d0*xb(2)
  xb(2) = 0.0d0
  do i = 1, n
    tb = 2.0d0*t*yb(i)
    yb(i) = 0.0d0
    call popreal8(t)
    xb(i) = xb(i) + t*tb
    tb = x(i)*tb
    call popreal8(t)
    xb(i) = xb(i) + 0.7d0*tb
  end do
  do j = n, 1, -1
    do i = n, 1, -1
      t = 0.7d0*x(i)
      u = 0
      do k = 1, j
        u = u + t*x(k)
      end do
      if (u > 0.3d0) then
        call pushreal8(t)
        t = 2*t*u
        call pushcontrol1b(0)
      else
        if (u > 0.1d0) then
          call pushreal8(t)
          t = t + u
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        call pushcontrol1b(1)
      end if
      tb = 2.0d0*t*(u*sb(i, j))
      ub = t*t*sb(i, j)
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(t)
        ub = ub + 2*t*tb
        tb = 2*(u*tb)
      else
        call popcontrol1b(branch0)
        if (branch0 == 0) then
          call popreal8(t)
          ub = ub + tb
        end if
      end if
      do k = j, 1, -1
        tb = tb + x(k)*ub
        xb(k) = xb(k) + t*ub
      end do
      xb(i) = xb(i) + 0.7d0*tb
    end do
    call popreal8(t)
  end do
  tb = 2.0d0*t*zb
  zb = 0.0d0
  wb = wb + cos(w)*tb
  sb = 0.0d0
end subroutine fused_b
