! DATA for a member of COMMON outside of BLOCK DATA, as many compilers take it.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, c, d
      common /blk/ c, d
      data c /3d0/
      d = x*c
      call g(y)
      end
      subroutine g(y)
      double precision y, c, d
      common /blk/ c, d
      y = c*d*d
      end
