! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine scaled_b(x, xb, s, scaledb)
    real(8), intent(in) :: x
    class(scale), intent(in) :: s
    real(8) :: xb, scaledb
    xb = xb + 2.0d0*x*scaledb
    scaledb = 0.0d0
  end subroutine scaled_b
end module m_b

subroutine f_b(x, xb, y, yb)
  use m
  use m_b, only: scaled_b
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  type(scale) :: s
  real(8) :: xb, yb, resultb, result0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  resultb = yb
  xb = 2.0d0*x*yb
  yb = 0.0d0
  result0b = resultb
  resultb = 0.0d0
  call scaled_b(x, xb, s, result0b)
end subroutine f_b
