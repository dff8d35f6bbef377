! The name of a block may be that of a local variable or of an intrinsic.
! standard: 19.3.1, 19.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, blk, a
      common /blk/ a
      common /sin/ b
      double precision b
      blk = x*x
      a = blk
      b = x
      call g
      y = sin(a)*blk
      end
      subroutine g
      double precision a, b
      common /blk/ a /sin/ b
      a = a*b
      end
