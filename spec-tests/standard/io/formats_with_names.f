! FORMAT texts hold names, quotes and slashes; labels in any column.
! standard: 13
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      write (6, 100) x
  100 format (' x = ', f10.3, /, 1x, 'y=x', 2hok)
      y = x*x
      print 200, y
 200  format (1p, e12.4, 0p)
      y = y*x
      end
