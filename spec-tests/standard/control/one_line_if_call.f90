! A call behind a logical IF.
! standard: 11.1.8.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x
  if (x < 10) call g(y)
  if (x > 10) call g(y)
end subroutine f
subroutine g(t)
  implicit none
  real(8) :: t
  t = t*t
end subroutine g
