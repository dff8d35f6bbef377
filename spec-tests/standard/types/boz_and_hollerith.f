! Hollerith in a format and a DATA statement; X is a letter of a format, not a variable.
! standard: F66 5.1.1.6
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      real*8 x, y
      integer h
      data h /4hABCD/
      write (*, 10) h
   10 format (5hx = y, 2x, a4)
      y = x*x
      end
