! The variable of an implied DO in DATA is not the variable of the unit.
! standard: 19.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a(3)
      integer i
      data (a(i), i = 1, 3) /1d0, 2d0, 4d0/
      i = 2
      y = x*a(i)
      i = 3
      y = y*x + a(i)
      end
