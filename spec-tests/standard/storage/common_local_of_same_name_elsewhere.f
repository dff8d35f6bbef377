! A member's name is a plain local in the unit between.
! standard: 19.3.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      common /blk/ a
      a = x
      call mid(y)
      end
      subroutine mid(y)
      double precision y, a
      a = 7d0
      call low(y)
      y = y*a
      end
      subroutine low(y)
      double precision y, a
      common /blk/ a
      y = a*a
      end
