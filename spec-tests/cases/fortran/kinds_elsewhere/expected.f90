! dotbar adjoint --head 'p(y,h)/(x,s,h)' kinds_elsewhere.f90
module state_b
  use state
  ! head p(y,h)/(x,s,h)
  ! input x real 0.7
  ! input s real4 0.375
  ! input y real undefined 0
  ! input h real module state g 0.9
  ! Kinds that are not those of the caller: a single precision function assigned to a double precision variable, a kind whose name
  ! another unit has given it, a kind that only a temporary variable of the derivative needs.
  real(wp) :: gb
contains
  subroutine scale_b(p, pb, q, qb)
    real(wp), intent(inout) :: p, q
    real(wp) :: pb, qb
    call pushreal8(q)
    q = q*sin(p)
    qb = qb + p*pb
    pb = q*pb
    call popreal8(q)
    pb = pb + cos(p)*(q*qb)
    qb = sin(p)*qb
  end subroutine scale_b
end module state_b

subroutine single_b(x, xb, s, sb, singleb)
  real*8 :: x
  real*4 :: s
  real*8 :: xb
  real*4 :: sb, singleb
  xb = xb + 2.0d0*x*(s*singleb)
  sb = real(sb + x*x*singleb, 4)
  singleb = 0.0
end subroutine single_b

subroutine named_b(x, xb, namedb)
  use state, only: other => wp, g
  use state_b, only: gb
  implicit none
  real(other) :: x
  real(other) :: xb, namedb
  xb = xb + g*namedb
  gb = gb + x*namedb
  namedb = 0.0d0
end subroutine named_b

subroutine p_b(x, xb, s, sb, y, yb)
  use state, only: h => g, scale
  use state_b, only: scale_b, hb => gb
  implicit none
  real*8 :: x, y, t
  real*4 :: s
  real*4, external :: single
  real(8), external :: named
  real*4 :: result
  real(8) :: result0
  real*8 :: xb, yb, tb
  real*4 :: sb, resultb, result1b
  real(8) :: result0b, result2b
  ! Adjoint: sets the derivatives of x, s, h from those of y, h, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  result = single(x, s)
  t = result
  result0 = named(x)
  y = t*result0
  call pushreal8(t)
  call pushreal8(h)
  call scale(h, t)
  h = h + t
  xb = 0.0d0
  sb = 0.0
  hb = hb + y*yb
  yb = h*yb
  tb = hb
  call popreal8(h)
  call popreal8(t)
  call scale_b(h, hb, t, tb)
  tb = tb + result0*yb
  result0b = t*yb
  yb = 0.0d0
  result2b = result0b
  result0b = 0.0d0
  call named_b(x, xb, result2b)
  resultb = real(tb, 4)
  result1b = resultb
  resultb = 0.0
  call single_b(x, xb, s, sb, result1b)
end subroutine p_b
