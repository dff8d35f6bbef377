! A loop made of IF and GOTO.
! standard: 11.2.2
! head: f(x)>(y)
! compiles: legacy
! expect tapenade-2012: refused: a loop without control on an active path
      subroutine f(x, y)
      double precision x, y
      i = 0
      y = x
   10 i = i + 1
      y = y*x
      if (i .lt. 3) goto 10
      end
