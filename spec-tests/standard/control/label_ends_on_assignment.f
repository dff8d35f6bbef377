! A loop may end at an assignment or at a logical IF.
! standard: F77 11.10
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y
      y = 0d0
      do 20 i = 1, 3
      do 10 j = i, 3
   10 y = y + x(i)*x(j)**2
   20 if (y .gt. 1d0) y = y*0.5d0
      end
