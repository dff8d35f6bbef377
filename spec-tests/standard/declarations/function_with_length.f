! REAL FUNCTION with a length behind the name of the type.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      real*8 function g(x)
      real*8 x
      g = x*x
      end
      subroutine f(x, y)
      real*8 x, y, g
      y = g(x)*x
      end
