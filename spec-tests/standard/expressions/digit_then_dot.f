! 1.E5.LT.X and 1.EQ.K: a dot after digits belongs to one or the other.
! standard: F77 4.4
! head: f(x)>(y)
! set: k=1
! compiles: legacy
      subroutine f(k, x, y)
      double precision x, y
      integer k
      y = x
      if (1.EQ.k.and.1.E5.gt.x) y = y*x
      if (2.D0.GT.x) y=y+3.*x
      if (k.eq.1.or.x.gt.5.) y = y*1.5
      end
