! The middle procedure does not know the block at all.
! standard: 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      common /blk/ a
      a = x
      call mid(x)
      y = a
      end
      subroutine mid(t)
      double precision t
      call low(t)
      end
      subroutine low(t)
      double precision t, a
      common /blk/ a
      a = a*t
      end
