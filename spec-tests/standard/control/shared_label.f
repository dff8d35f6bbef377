! Three nested loops end at one label.
! standard: F77 11.10.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(2,2), y
      y = 1d0
      do 10 i = 1, 2
      do 10 j = 1, 2
      do 10 k = 1, 2
        y = y + x(i,k)*x(k,j)*y
   10 continue
      end
