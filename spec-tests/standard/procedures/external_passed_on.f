! A dummy procedure is passed on and never called with active arguments.
! standard: 15.5.2.9
! head: f(x)>(y)
! set: pick=one
! compiles: legacy
! expect: refused: a procedure without source
      subroutine f(pick, x, y)
      external pick
      double precision x(2), y
      call g(pick, x, y)
      end
      subroutine g(pick, x, y)
      external pick
      integer pick
      double precision x(2), y
      y = x(pick(1))*x(2)
      end
      integer function one(k)
      integer k
      one = k
      end
