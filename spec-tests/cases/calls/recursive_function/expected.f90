! dotbar adjoint --head 's(y)/(x,y)' in.f90
recursive subroutine f_b(n, x, xb, yb)
  integer :: n
  real(8) :: x
  real(8) :: result
  real(8) :: f
  real(8) :: xb, yb, resultb, result0b, tempb
  if (n > 0) then
    result = f(n - 1, x*x)
  end if
  if (n > 0) then
    tempb = cos(x*result)*yb
    xb = xb + result*tempb
    resultb = x*tempb
    yb = 0.0d0
    result0b = resultb
    resultb = 0.0d0
    tempb = 0.0d0
    call f_b(n - 1, x*x, tempb, result0b)
    xb = xb + 2.0d0*x*tempb
  end if
  xb = xb + yb
  yb = 0.0d0
end subroutine f_b

subroutine s_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb, resultb, result0b, result1b
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  resultb = yb
  result0b = yb
  yb = 0.0d0
  result1b = result0b
  result0b = 0.0d0
  call f_b(1, y, yb, result1b)
  result1b = resultb
  resultb = 0.0d0
  call f_b(2, x, xb, result1b)
end subroutine s_b
