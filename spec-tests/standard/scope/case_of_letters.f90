! Letters of both cases are the same.
! standard: 6.1.2
! head: F(X)>(Y)
SUBROUTINE F(x, Y)
  Implicit None
  REAL(8) :: X, y, T
  t = X*x
  Y = Sin(T)
END subroutine f
