! A statement function uses variables of its host, its dummy hides one of them.
! standard: 15.6.4
! head: f(x,a)>(y)
! compiles: legacy
      subroutine f(x, a, y)
      implicit double precision (a-h, o-z)
      q(t, b) = t*t*a + b
      b = 2d0*x
      t = 5d0
      y = q(x, 3d0) + q(b, x)*t
      a = 0d0
      end
