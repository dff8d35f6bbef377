! Blank COMMON with slashes and without is the same block.
! standard: 8.10.2.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a, b
      common // a, b
      a = x*x
      b = x
      call g
      y = b
      end
      subroutine g
      double precision p, q
      common p, q
      q = q*p
      end
