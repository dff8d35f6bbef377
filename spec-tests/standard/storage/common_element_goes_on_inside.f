! The same inside of one array of COMMON is plain sequence association.
! standard: 15.5.2.11
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a(5)
      common /blk/ a
      integer i
      do 10 i = 1, 5
   10 a(i) = x*i
      call g(a(2), 4)
      y = a(1)*a(5)
      end
      subroutine g(p, n)
      integer n
      double precision p(n)
      p(4) = p(1)*p(2)*p(3)
      end
