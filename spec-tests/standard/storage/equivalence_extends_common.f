! EQUIVALENCE makes a COMMON block longer; the rest is read by another unit.
! standard: 8.10.3
! head: f(x)>(y)
! compiles: legacy
! expect: refused: EQUIVALENCE of a variable that has a derivative
      subroutine f(x, y)
      double precision x, y, a, v(3)
      common /blk/ a
      equivalence (a, v(1))
      a = x
      v(2) = x*x
      v(3) = 2d0
      call g(y)
      end
      subroutine g(y)
      double precision y, p, q, r
      common /blk/ p, q, r
      y = p*q*r
      end
