! A jump to the label that ends two loops ends a trip of the inner one.
! standard: F77 11.10.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y, t
      integer i, j
      y = 1.0d0
      do 10 i = 1, 3
      t = x(i)
      do 10 j = 1, 3
      if (j .eq. i) goto 10
      y = y + t*x(j)*y
      t = t*0.5d0
   10 continue
      end
