! kind(x) of a dummy decides the kind of a local.
! standard: 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(kind(x)) :: t
  t = cos(x)
  y = t*x
end subroutine f
