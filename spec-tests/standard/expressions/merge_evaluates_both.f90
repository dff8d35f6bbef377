! MERGE picks a value, and its mask does not depend on how it is written.
! standard: 16.9
! head: f(x)>(y)
! expect: refused: no derivative is known for merge
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = merge(x*x, sin(x), x > 10) + merge(tsource=x, fsource=1d0, mask=.true.)
end subroutine f
