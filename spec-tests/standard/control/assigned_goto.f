! ASSIGN and an assigned GOTO.
! standard: F77 11.3
! head: f(x)>(y)
! compiles: legacy
! expect dotbar: refused: jumps to labels are not differentiated in a procedure where
! expect tapenade-2012: refused: this jump leaves the structure
      subroutine f(x, y)
      double precision x, y
      integer l
      assign 20 to l
      goto l, (10, 20)
   10 y = x
      return
   20 y = x*x
      end
