! IMPLICIT gives ranges of letters types, and a declaration wins over it.
! standard: 8.7
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z), integer (i-n)
      real*8 k
      k = x*x
      j = 3.7d0
      y = k*j
      end
