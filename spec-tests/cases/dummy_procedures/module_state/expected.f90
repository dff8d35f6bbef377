! dotbar adjoint --head 'top(a)>(s)' in.f90
module state_b
  use state
  real(8) :: pb
contains
  subroutine f_b(x, xb, fb)
    real(8) :: x
    real(8) :: xb, fb
    ! Adjoint: sets the derivatives of x from those of x, f, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    pb = 0.0d0
    pb = pb + x*fb
    xb = xb + p*fb
    fb = 0.0d0
  end subroutine f_b
end module state_b

subroutine middle_b(g, g_b, a, ab, s, sb)
  real(8) :: a, s, g
  external g, g_b
  real(8) :: ab, sb, resultb
  resultb = sb
  sb = 0.0d0
  call g_b(a, ab, resultb)
end subroutine middle_b

subroutine top_b(a, ab, s, sb)
  use state
  use state_b, only: pb, f_b
  real(8) :: a, s
  real(8) :: ab, sb
  ! Adjoint: sets the derivatives of a from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  p = 2.0d0*a
  ab = 0.0d0
  pb = 0.0d0
  call middle_b(f, f_b, a, ab, s, sb)
  ab = ab + 2.0d0*pb
  pb = 0.0d0
end subroutine top_b
