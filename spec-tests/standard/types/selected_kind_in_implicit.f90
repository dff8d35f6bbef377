! IMPLICIT with a kind that a function computes.
! standard: 8.7, 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit real(kind=selected_real_kind(15, 307)) (a-h, o-z)
  t = x*x + 1
  y = log(t)*x
end subroutine f
