! dotbar adjoint --head 'm%f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine f_b(x, xb, y, yb)
    use m, only: cos0 => cos
    intrinsic cos
    real(8) :: x, y
    real(8) :: result
    real(8) :: xb, yb, resultb, result0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    result = cos0(x)
    xb = cos(x)*(result*yb)
    resultb = sin(x)*yb
    yb = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    call cos_b(x, xb, result0b)
  end subroutine f_b

  subroutine cos_b(z, zb, cosb)
    real(8) :: z
    real(8) :: zb, cosb
    zb = zb + 2.0d0*z*cosb
    cosb = 0.0d0
  end subroutine cos_b
end module m_b
