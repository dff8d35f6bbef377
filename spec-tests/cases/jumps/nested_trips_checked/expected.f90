! dotbar adjoint --head 'forces(x,m)>(a)' in.f90
module trips_m_b
  use trips_m
contains
  subroutine forces_b(x, xb, m, mb, n, a, ab)
    integer, intent(in) :: n
    real(8), intent(in) :: x(2, n), m(n)
    real(8), intent(inout) :: a(2, n)
    integer :: i, j
    real(8) :: d(2), r2, w
    real(8) :: xb(2, n), mb(n), ab(2, n), db(2), r2b, wb, tempb, temp0b
    ! Adjoint: sets the derivatives of x, m from those of a, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xb = 0.0d0
    mb = 0.0d0
    db = 0.0d0
    do i = n, 1, -1
      do j = n, 1, -1
        if (i /= j) then
          d = x(:, j) - x(:, i)
          r2 = dot_product(d, d) + 0.01d0
          w = m(j)/(r2*sqrt(r2))
          wb = sum(d*ab(:, i))
          tempb = wb/(r2*sqrt(r2))
          mb(j) = mb(j) + tempb
          temp0b = -w*tempb
          r2b = sqrt(r2)*temp0b
          r2b = r2b + r2*temp0b/(2.0d0*max(sqrt(r2), sqrt(tiny(1.0d0))))
          db = db + (2.0d0*d*r2b + w*ab(:, i))
          xb(:, j) = xb(:, j) + db
          xb(:, i) = xb(:, i) - db
          db = 0.0d0
        end if
      end do
    end do
    ab = 0.0d0
  end subroutine forces_b
end module trips_m_b
