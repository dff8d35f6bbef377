! dotbar adjoint --no-activity --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb)
  real*8 :: x(3), y
  real*8 :: g
  real*8 :: result
  real*8 :: xb(3), yb, resultb, result0b, result1b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  result = g(x(1), 2)
  xb = 0.0d0
  resultb = x(2)*yb
  xb(2) = xb(2) + result*yb
  result0b = yb
  yb = 0.0d0
  result1b = result0b
  result0b = 0.0d0
  call g_b(x(3), xb(3), 1, result1b)
  result1b = resultb
  resultb = 0.0d0
  call g_b(x(1), xb(1), 2, result1b)
end subroutine f_b

subroutine g_b(a, ab, k, gb)
  real*8 :: a
  integer :: k, n
  real*8 :: tab(3)
  save n
  data tab /1.0d0, 2.0d0, 3.0d0/, n /2/
  real*8 :: ab, gb
  ab = ab + merge(0.0d0, n*a**(n - 1), n == 0)*(tab(k)*gb)
  gb = 0.0d0
end subroutine g_b
