! A sign behind an operator, as extensions take it.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      y = x*(-x) + x**(-2)*2d0
      y = y - (-x) + (+x)
      end
