! dotbar adjoint --head 'apply(rho,u)>(y)' in.f90
! Work arrays: what a trip uses of the element that it overwrites is given back there, and where a trip knows one element alone, what
! that was before is forgotten, and what it is afterwards is not made.
subroutine apply_b(n, m, ke, rho, rhob, u, ub, y, yb)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: ke(m, m), rho(n)
  real(8), intent(in) :: u(n, m)
  real(8), intent(inout) :: y
  real(8) :: fe(m), g(m), s
  integer :: i, k, l
  real(8) :: rhob(n), ub(n, m), yb, feb(m), gb(m), sb
  integer :: branch
  ! Adjoint: sets the derivatives of rho, u from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  g = 1
  do i = 1, n
    s = 1 + rho(i)**3
    do k = 1, m
      call pushreal8(g(k))
      g(k) = g(k)*s
      if (g(k) > 1.5d0) then
        call pushreal8(g(k))
        g(k) = 1/g(k)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end do
  end do
  rhob = 0.0d0
  ub = 0.0d0
  feb = 0.0d0
  gb = 0.0d0
  sb = 0.0d0
  do i = n, 1, -1
    s = 1 + rho(i)**3
    feb(1) = feb(1) + yb
    feb(m) = feb(m) + 2*yb
    gb(1) = gb(1) + g(m)*yb
    gb(m) = gb(m) + g(1)*yb
    do k = m, 1, -1
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(g(k))
        gb(k) = -(1.0d0/g(k))**2*gb(k)
      end if
      call popreal8(g(k))
      sb = sb + g(k)*gb(k)
      gb(k) = s*gb(k)
    end do
    do k = m, 1, -1
      fe(k) = 0
      do l = 1, m
        fe(k) = fe(k) + ke(k, l)*u(i, l)
      end do
      sb = sb + fe(k)*feb(k)
      feb(k) = s*feb(k)
      do l = m, 1, -1
        ub(i, l) = ub(i, l) + ke(k, l)*feb(k)
      end do
      feb(k) = 0.0d0
    end do
    rhob(i) = rhob(i) + 3*rho(i)**2*sb
    sb = 0.0d0
  end do
  yb = 0.0d0
end subroutine apply_b
