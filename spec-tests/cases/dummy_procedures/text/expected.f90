! dotbar adjoint --head 'twice(a,b)>(s)' in.f90
subroutine rule_b(f, f_b, a, ab, b, bb, s, sb)
  real(8) :: a, b, s, f
  external f, f_b
  real(8) :: result
  real(8) :: ab, bb, sb, resultb, result0b, temp0b
  double precision :: tempb
  call pushreal8(result)
  result = f(0.5d0*(a + b))
  temp0b = result*sb
  bb = bb + temp0b
  ab = ab - temp0b
  resultb = (b - a)*sb
  sb = 0.0d0
  call popreal8(result)
  result0b = resultb
  resultb = 0.0d0
  tempb = 0.0d0
  call f_b(0.5d0*(a + b), tempb, result0b)
  ab = ab + 0.5d0*tempb
  bb = bb + 0.5d0*tempb
end subroutine rule_b

subroutine twice_b(f, f_b, a, ab, b, bb, s, sb)
  real(8) :: a, b, s, t
  external f, f_b
  real(8) :: ab, bb, sb, tb
  double precision :: tempb
  ! Adjoint: sets the derivatives of a, b from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! f_b is the derivative of f with respect to all its real arguments, as of a head that names them all.
  ! f has derivatives by its arguments and COMMON alone, and gives the same when it is asked again.
  call rule(f, a, 0.5d0*(a + b), s)
  ab = 0.0d0
  bb = 0.0d0
  tb = sb
  tempb = 0.0d0
  call rule_b(f, f_b, 0.5d0*(a + b), tempb, b, bb, t, tb)
  ab = ab + 0.5d0*tempb
  bb = bb + 0.5d0*tempb
  tempb = 0.0d0
  call rule_b(f, f_b, a, ab, 0.5d0*(a + b), tempb, s, sb)
  ab = ab + 0.5d0*tempb
  bb = bb + 0.5d0*tempb
end subroutine twice_b
