! A block that no unit in execution names may lose its values; between two calls it is set again.
! standard: 19.6.6
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      call g(x, y)
      call g(y, y)
      end
      subroutine g(a, b)
      double precision a, b, w(2)
      common /work/ w
      w(1) = a
      w(2) = w(1)*a
      b = w(2) + w(1)
      end
