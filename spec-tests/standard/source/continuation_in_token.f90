! A name and a number are cut in two by a continuation.
! standard: 6.3.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, total
  tot&
  &al = x*1&
  &0.5d0
  y = tot&
      &al*x
end subroutine f
