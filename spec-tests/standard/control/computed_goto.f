! Computed GOTO; out of range it goes on.
! standard: 11.2.3
! head: f(x)>(y)
! set: k=2
! compiles: legacy
      subroutine f(k, x, y)
      integer k
      double precision x, y
      goto (10, 20, 10), k
      y = x
      return
   10 y = x*x
      return
   20 y = sin(x)
      end
