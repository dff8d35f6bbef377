! Two words of four bytes against one of eight: the value is undefined, but nothing is read across.
! standard: 19.5.3.2
! head: f(x)>(y)
! compiles: legacy
! set: k=2
! set: k2=1
      subroutine f(x, y)
      double precision x, y, a
      integer k
      common /blk/ k, k2, a
      k = 2
      a = x*x
      call g
      y = a*k
      end
      subroutine g
      integer kk(2)
      double precision b
      common /blk/ kk, b
      b = b*kk(1)
      end
