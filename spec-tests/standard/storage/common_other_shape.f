! Three scalars in one unit, an array of three in another; the one in the middle is passive.
! standard: 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      common /blk/ a, b, c
      a = x*x
      b = 2d0
      c = sin(x)
      call g(y)
      end
      subroutine g(y)
      implicit double precision (a-h, o-z)
      common /blk/ q(3)
      y = q(1)*q(2)*q(3)
      end
