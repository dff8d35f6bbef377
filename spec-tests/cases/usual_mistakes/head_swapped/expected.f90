! dotbar adjoint --head 'cost(j)>(state)' in.f90
! A cost of a state, as people write it.
subroutine cost_b(n, state, stateb, j, jb)
  integer, intent(in) :: n
  real(8), intent(in) :: state(n)
  real(8), intent(inout) :: j
  real(8) :: stateb(n), jb
  ! Adjoint: sets the derivatives of j from those of state, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jb = 0.0d0
end subroutine cost_b
