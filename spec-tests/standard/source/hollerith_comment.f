! A C in column 1 of a line inside of a continued statement is a comment.
! standard: 6.3.3.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      y = x
C       + 5d0*x

     & *x
!     & *x
     & + x
      end
