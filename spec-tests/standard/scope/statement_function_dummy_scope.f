! The dummy of a statement function has a type by IMPLICIT or declaration, and leaves the variable alone.
! standard: 19.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, g, t
      g(t) = t*t
      t = 3d0*x
      y = g(x)
      y = y + t
      end
