! Blocks /c/ and /c_d/ both exist.
! standard: 19.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a, b
      common /c/ a
      common /cb/ b
      a = x
      b = x*x
      call g
      y = a*b
      end
      subroutine g
      double precision a, b
      common /c/ a
      common /cb/ b
      a = a*b
      b = b*a
      end
