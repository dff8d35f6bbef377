! dotbar adjoint --head 's(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine mixed_b(a, ab, b, mixedb)
    real(8), intent(in) :: a, b
    real(8) :: ab, mixedb
    ab = ab + b*mixedb
    mixedb = 0.0d0
  end subroutine mixed_b

  subroutine f1_b(a, ab, f1b)
    real(8), intent(in) :: a
    real(8) :: ab, f1b
    ab = ab + 2.0d0*f1b
    f1b = 0.0d0
  end subroutine f1_b
end module m_b

subroutine s_b(x, xb, y, yb)
  use m, only: operator(.mix.)
  use m, only: f1
  use m_b, only: mixed_b, f1_b
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: c, t
  real(8) :: result, result0
  real(8) :: xb, yb, tb, result0b, result1b, result2b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  result = 0.5d0 .mix. 0.25d0
  c = sin(result)
  call inner(c)
  result0 = x .mix. c
  t = sin(result0)
  call pushreal8(c)
  call inner(c)
  xb = 0.0d0
  result1b = yb
  yb = c*yb
  result2b = result1b
  result1b = 0.0d0
  call f1_b(x, xb, result2b)
  call popreal8(c)
  tb = 2.0d0*t*yb
  yb = 0.0d0
  result0b = cos(result0)*tb
  result2b = result0b
  result0b = 0.0d0
  call mixed_b(x, xb, c, result2b)
contains
  subroutine inner(v)
    use m, only: f1
    real(8), intent(inout) :: v
    real(8) :: result
    result = f1(0.5d0 + v)
    v = v*result
  end subroutine inner
end subroutine s_b
