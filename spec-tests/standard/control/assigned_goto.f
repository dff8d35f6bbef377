! ASSIGN and an assigned GOTO.
! standard: F77 11.3
! head: f(x)>(y)
! compiles: legacy
! expect: agrees
! expect: agrees
      subroutine f(x, y)
      double precision x, y
      integer l
      assign 20 to l
      goto l, (10, 20)
   10 y = x
      return
   20 y = x*x
      end
