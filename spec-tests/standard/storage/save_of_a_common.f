! SAVE of a block; its members are set again in each call.
! standard: 8.6.14
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      common /blk/ a
      save /blk/
      a = x
      call g
      y = a*x
      end
      subroutine g
      double precision b
      common /blk/ b
      save /blk/
      b = b*b
      end
