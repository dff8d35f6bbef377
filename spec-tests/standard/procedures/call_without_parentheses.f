! CALL without an argument list; a subroutine of the name of a variable elsewhere.
! standard: 15.5.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      common /blk/ a
      a = x
      call step
      call step()
      y = a
      end
      subroutine step
      double precision a
      common /blk/ a
      a = a*a + 1d0
      end
