! An alternate return picks a label of the caller.
! standard: 15.5.2.10
! head: f(x)>(y)
! compiles: legacy
! expect tapenade-2012: refused: this jump leaves the structure
      subroutine f(x, y)
      double precision x, y
      call g(x, y, *10)
      y = y*2
      return
   10 y = y*x
      end
      subroutine g(x, y, *)
      double precision x, y
      y = x*x
      if (x .gt. 0d0) return 1
      end
