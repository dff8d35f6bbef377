! ENTRY: a second way in, with other arguments.
! standard: 15.6.2.6
! head: f(x)>(y)
! compiles: legacy
! expect: refused: ENTRY
      subroutine f(x, y)
      double precision x, y, z
      y = x*x
      entry g(y, z)
      z = y
      end
