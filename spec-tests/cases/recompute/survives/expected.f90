! dotbar adjoint --head 'survives(u,v,y)>(y)' in.f90
! What a trip makes anew is computed again; what it does not is kept.
subroutine survives_b(n, u, ub, v, vb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), v(n)
  real(8), intent(inout) :: y
  integer :: i, k, ip1
  real(8) :: t, s, w(n)
  real(8) :: ub(n), vb(n), yb, tb, sb, wb(n), kept(n)
  ! Adjoint: sets the derivatives of u, v, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = u
  do k = 1, 3
    call pushreal8array(w(1:n), size(w(1:n)))
    do i = 1, n
      t = w(i) + v(i) ! only y's own value uses it
      w(i) = t*t
    end do
  end do
  ub = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  do k = 3, 1, -1
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      wb(i) = wb(i) + yb
      w(i) = kept(i)
      t = w(i) + v(i)
      tb = 2.0d0*t*wb(i)
      wb(i) = tb
      vb(i) = vb(i) + tb
    end do
    do i = n, 1, -1
      ip1 = mod(i, n) + 1
      t = w(i)*v(ip1)
      s = sin(t)
      sb = 2.0d0*s*(exp(t)*yb)
      tb = exp(t)*(s*s*yb)
      tb = tb + cos(t)*sb
      wb(i) = wb(i) + v(ip1)*tb
      vb(ip1) = vb(ip1) + w(i)*tb
    end do
  end do
  ub = ub + wb
end subroutine survives_b
