! An active array that overlaps another shifted by one.
! standard: 8.10.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a(4), b(3)
      equivalence (a(2), b)
      integer i
      do 10 i = 1, 4
   10 a(i) = x*i
      b(1) = b(2)*b(3)
      y = a(2)
      end
