! The extent in COMMON is a named constant.
! standard: 8.10.2.1
! head: f(x)>(y)
! compiles: legacy
! set: m=1
      subroutine f(x, y)
      double precision x, y, a
      integer n, m
      parameter (n = 3)
      common /blk/ a(n, 2), m
      a(n, 2) = x
      call g
      y = a(1, 1)*x
      end
      subroutine g
      parameter (k = 6)
      double precision v
      common /blk/ v(k), m
      v(1) = v(6)**2
      m = 1
      end
