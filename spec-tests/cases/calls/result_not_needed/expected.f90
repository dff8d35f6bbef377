! dotbar adjoint --head 'total(a)>(total)' in.f90
subroutine total_b(a, ab, n, totalb)
  integer :: n, i
  double precision :: a(n)
  double precision :: ab(n), totalb
  ! Adjoint: sets the derivatives of a from those of total, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ab = 0.0d0
  do i = n, 1, -1
    ab(i) = ab(i) + totalb
  end do
  totalb = 0.0d0
end subroutine total_b
