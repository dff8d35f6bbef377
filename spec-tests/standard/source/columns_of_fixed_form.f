! Columns behind 72 are not read; a continuation's sign may be any letter.
! standard: 6.3.3
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)                                                0000001
      double precision x, y                                             +1
      y = x                                                             *5d0
     1*x
     x+ 2d0*x
     $- x/
     &4d0
C     y = 0
*     y = 0
c$$$  y = 0
      end
