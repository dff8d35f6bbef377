! kind of an expression that mixes kinds.
! standard: 10.1.9.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(kind(1.0 + 1.0d0)) :: t
  t = tanh(x)
  y = t*t*x
end subroutine f
