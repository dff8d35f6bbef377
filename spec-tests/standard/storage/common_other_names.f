! The members of a block have other names in each unit; the order of storage counts.
! standard: 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      common /blk/ a, b
      a = x*x
      b = x
      call g
      y = a*b
      end
      subroutine g
      implicit double precision (a-h, o-z)
      common /blk/ p, q
      q = p*q
      p = p + q
      end
