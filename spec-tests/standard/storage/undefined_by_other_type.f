! A value of one type undefines that of another in the same storage: only what was written last is read.
! standard: 19.5.3.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      double precision d
      integer k(2)
      equivalence (d, k)
      k(1) = 3
      y = x**k(1)
      d = 0.5d0
      y = y*d
      k(2) = 2
      y = y**k(2)
      end
