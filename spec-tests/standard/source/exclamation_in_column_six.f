! An exclamation mark in column 6 continues, and is no comment.
! standard: 6.3.3.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      y = x*x
     !+ 2d0*x
      end
