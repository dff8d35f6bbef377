! A jump out of a DO and back (extended range of FORTRAN 66).
! standard: F77 11.10.8
! head: f(x)>(y)
! compiles: legacy
! expect dotbar: refused: jumps to labels are not differentiated in a procedure where
! expect tapenade-2012: refused: this jump leaves the structure
      subroutine f(x, y)
      double precision x, y
      y = 1d0
      do 10 i = 1, 3
        if (i .eq. 2) goto 20
   10 y = y*x
      return
   20 y = y + x
      goto 10
      end
