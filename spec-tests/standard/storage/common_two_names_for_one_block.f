! One unit names members in several statements of the same block; they follow each other.
! standard: 8.10.2.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      common /blk/ a /other/ c, d /blk/ b
      a = x
      b = x*x
      c = a*b
      d = c
      call g(y)
      end
      subroutine g(y)
      implicit double precision (a-h, o-z)
      common /other/ e(2)
      common /blk/ p
      common /blk/ q
      y = p*e(1) + q*e(2)
      end
