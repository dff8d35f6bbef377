! Two names for one active variable.
! standard: 8.10.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a, b
      equivalence (a, b)
      a = x*x
      y = b*x
      end
