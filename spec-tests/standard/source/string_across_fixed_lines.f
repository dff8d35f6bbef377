! A string goes on from column 72 to column 7 of the next line.
! standard: 6.3.3.3
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      character*66 s
      s =                                                           'abc
     &def'
      y = x
      if (s(1:3) .eq. 'abc') y = y*x
      if (index(s, 'd') .gt. 0) y = y*x
      end
