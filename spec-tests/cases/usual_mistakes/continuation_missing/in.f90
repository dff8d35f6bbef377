! A cost of a state, as people write it.
subroutine cost(n, state, j)
  integer, intent(in) :: n
  real(8), intent(in) :: state(n)
  real(8), intent(out) :: j
  j = 0.5d0*
      sum(state**2)
end subroutine cost
