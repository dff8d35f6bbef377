! A member of COMMON is an actual argument, and the callee reads the member by COMMON, too.
! standard: 15.5.2.13
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      common /blk/ a
      a = x*x
      call g(a, y)
      end
      subroutine g(p, y)
      double precision p, y, a
      common /blk/ a
      y = p*a + sin(a)
      end
