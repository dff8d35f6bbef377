! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine square_b(x, xb, squareb)
    real :: x
    real :: xb, squareb
    xb = xb + 2.0*x*squareb
    squareb = 0.0
  end subroutine square_b

  subroutine f_b(x, xb, y, yb)
    real :: x, y
    real :: xb, yb, resultb, result0b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xb = 0.0
    resultb = yb
    yb = 0.0
    result0b = resultb
    resultb = 0.0
    call square_b(x, xb, result0b)
  end subroutine f_b
end module m_b
