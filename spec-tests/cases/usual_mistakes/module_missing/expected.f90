! dotbar adjoint --head 'cost(state)>(j)' in.f90
! A cost of a state, as people write it.
subroutine cost_b(n, state, stateb, j, jb)
  use weights, only: w
  integer, intent(in) :: n
  real(8), intent(in) :: state(n)
  real(8), intent(inout) :: j
  real(8) :: stateb(n), jb
  ! Adjoint: sets the derivatives of state from those of j, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  stateb = 0.0d0
  stateb = stateb + 2.0d0*state*(w*(0.5d0*jb))
  jb = 0.0d0
end subroutine cost_b
