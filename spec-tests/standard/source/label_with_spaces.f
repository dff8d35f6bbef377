! A label anywhere in columns 1 to 5; a labelled FORMAT that is not used.
! standard: 6.2.5
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
 7    format (i3)
      do 1 2 i = 1, 2
 1 2  y = x*i
99999 y = y*x
      end
