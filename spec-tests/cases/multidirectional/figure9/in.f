      subroutine g(x, y)
      real x, y(*)
      external f
      real f
      x = x + y(2)
      x = x*x
      y(10) = x*f(y(9))
      end
      real function f(t)
      real t
      f = t*sin(t)
      end
